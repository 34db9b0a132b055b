# Palavras do cliente web: royal-game-of-ur.

## Lugares

ur-web-board = Tabuleiro
ur-web-waiting = À espera
ur-web-home = Fora
ur-web-waiting-light = Peças claras à espera: { $count }
ur-web-waiting-dark = Peças escuras à espera: { $count }
ur-web-home-light = Peças claras retiradas: { $count } de { $pieces }
ur-web-home-dark = Peças escuras retiradas: { $count } de { $pieces }
ur-web-dice = Dados: { $threw }

ur-web-square-middle = Casa { $square }, fileira do meio: { $what }
ur-web-square-light = Casa { $square } das claras: { $what }
ur-web-square-dark = Casa { $square } das escuras: { $what }
ur-web-motif-rosette = roseta
ur-web-motif-eyes = olhos
ur-web-motif-circles = círculos
ur-web-motif-five-dots = cinco pontos
ur-web-safe = segura
ur-web-empty = vazia
ur-web-piece-light = uma peça clara
ur-web-piece-dark = uma peça escura

## O que há para saber

ur-web-about-middle = Casa { $square } da fileira do meio
ur-web-about-light = Casa { $square } de quem joga com as claras
ur-web-about-dark = Casa { $square } de quem joga com as escuras
ur-web-about-meeting = Os dois caminhos passam por ela: quem para em cima de uma peça do oponente a manda de volta.
ur-web-about-own = Só o dono passa por aqui, então ninguém é mandado de volta.
ur-web-about-rosette = Quem para em uma roseta lança os dados de novo.
ur-web-about-safe = A peça que está nela fica segura: o oponente não pode parar aqui.
ur-web-about-waiting = Uma peça entra na casa do número que saiu. A que é mandada de volta também espera aqui.
ur-web-about-home = Uma peça sai do tabuleiro com o número exato. Quem retira primeiro todas as peças vence.
ur-web-about-dice = Cada um dos quatro dados mostra ou não uma ponta marcada; o resultado conta as marcadas.
ur-web-about-chances = Em 16 lançamentos, um dá 0, quatro dão 1, seis dão 2, quatro dão 3 e um dá 4.
