# What the site tells of 4 Gods before a table is opened.

web-title-four-gods = Todos ao mesmo tempo, contra a ampulheta: encaixe fichas de mar, floresta, planície e montanha em um só mundo e envie profetas para dominar os Reinos que se formam.
web-option-fg-pace = Ao mesmo tempo: cada um age quando quiser, e quem for mais rápido chega antes. Em turnos: cada um tem 30 segundos para quantas ações quiser.
web-option-fg-gods = Visíveis: você escolhe um deus livre, com os profetas dele, quando quiser. Secretos: você escolhe a cor dos seus profetas, e o deus por cujo terreno pontua é sorteado e só é revelado a todos no fim.
web-option-fg-two-players = Com quatro deuses, cada cor é contada à parte, e quem tem a mais baixa perde. Com dois deuses, vence quem tiver mais influência.
web-option-fg-check = Uma ficha recusada fica na mão. Com contestações, uma ficha mal colocada fica onde está até alguém contestá-la; quando a influência é contada, já é tarde.
web-option-fg-penalty = O profeta sai da partida de vez. Contestar uma ficha bem colocada não custa nada.
web-option-fg-penalty-seat = Quando uma ficha que esse jogador colocou mal é contestada, ele perde um profeta de vez.
web-option-fg-frame = O livro de regras só mostra a moldura em imagens: 9 por 9 é a nossa reconstrução, e 7 por 7 é uma partida curta nossa.
web-credit-four-gods = criado por Christophe Boelinger, arte de Ismaël Pommaz, publicado pela Ludically.
web-reconstructed-four-gods = Reconstruído: o tamanho da moldura, quais faces têm as 92 fichas e quais ficam uma atrás da outra, todos os tempos menos o da ampulheta.
