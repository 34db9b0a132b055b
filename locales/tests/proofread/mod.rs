//! A proofreader for sentences as people read them: what a program can see of an editor's work.

use pantheon_locales::Language;

/// What Portuguese joins: a preposition is never followed by an article.
const CONTRACTIONS: [(&str, &str); 14] = [
    ("de o", "do"),
    ("de a", "da"),
    ("de os", "dos"),
    ("de as", "das"),
    ("em o", "no"),
    ("em a", "na"),
    ("em os", "nos"),
    ("em as", "nas"),
    ("por o", "pelo"),
    ("por a", "pela"),
    ("por os", "pelos"),
    ("por as", "pelas"),
    ("a o", "ao"),
    ("a os", "aos"),
];

/// Before an infinitive the article stays apart: "antes de a partida começar".
const APART: [&str; 2] = ["antes de a partida começar", "antes de as trilhas serem"];

/// Words in the singular that are counted somewhere. After a number other than one they are wrong, and what can't be
/// counted takes "de" in Portuguese: "3 de ouro".
const COUNTED: [(Language, &[&str]); 2] = [
    (
        Language::En,
        &[
            "card",
            "tile",
            "piece",
            "point",
            "shell",
            "resource",
            "step",
            "region",
            "round",
            "meeple",
            "disc",
            "temple",
            "man",
            "woman",
            "priest",
            "jewel",
            "day",
            "second",
            "minute",
            "choice",
            "player",
            "game",
            "rule",
            "hut",
            "offering",
            "material",
            "ship",
            "army",
            "city",
            "kingdom",
            "seat",
            "bot",
            "deal",
            "entry",
            "line",
            "space",
            "prophet",
            "building",
            "column",
            "row",
            "task",
            "territory",
            "objective",
        ],
    ),
    (
        Language::PtBr,
        &[
            "carta",
            "ficha",
            "peça",
            "ponto",
            "concha",
            "recurso",
            "passo",
            "região",
            "rodada",
            "meeple",
            "disco",
            "templo",
            "homem",
            "mulher",
            "padre",
            "joia",
            "dia",
            "segundo",
            "minuto",
            "opção",
            "jogador",
            "partida",
            "regra",
            "cabana",
            "oferenda",
            "material",
            "navio",
            "exército",
            "cidade",
            "reino",
            "lugar",
            "robô",
            "distribuição",
            "jogada",
            "linha",
            "espaço",
            "profeta",
            "prédio",
            "coluna",
            "fileira",
            "tarefa",
            "território",
            "objetivo",
            "ouro",
            "madeira",
            "argila",
            "pedra",
            "trigo",
            "favor",
            "status",
            "continente",
            "construção",
        ],
    ),
];

/// What Portuguese doesn't count, not even once.
const UNCOUNTABLE: [&str; 7] = [
    "ouro", "madeira", "argila", "pedra", "trigo", "favor", "status",
];

/// Words that end like a plural and aren't one, or don't belong to the number before them.
const NOT_PLURAL: [(Language, &[&str]); 2] = [
    (
        Language::En,
        &[
            "is", "has", "was", "as", "goes", "comes", "lies", "fits", "plus", "its", "less",
            "across", "status",
        ],
    ),
    (
        Language::PtBr,
        &[
            "as", "os", "das", "dos", "nas", "nos", "às", "aos", "mas", "mais", "menos", "após",
            "ms",
        ],
    ),
];

/// Verbs that agree with the number after them.
const PLURAL_VERBS: [&str; 5] = ["faltam", "restam", "sobram", "são", "estão"];

/// Spelling and words of Portugal.
const EUROPEAN: [&str; 20] = [
    "acção",
    "acções",
    "baptizar",
    "comboio",
    "connosco",
    "contacto",
    "descarregar",
    "direcção",
    "ecrã",
    "ecrãs",
    "equipa",
    "facto",
    "factos",
    "ficheiro",
    "ficheiros",
    "óptimo",
    "registo",
    "registos",
    "utilizador",
    "utilizadores",
];

/// What is wrong with a text that isn't in columns. Empty for one that reads well.
pub(crate) fn findings(language: Language, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    for line in text.lines().map(str::trim) {
        let layout = [
            ("  ", "two spaces"),
            (" %", "a space before %"),
            (" .", "a space before a stop"),
        ];
        let bad = layout.into_iter().filter(|(marks, _)| line.contains(marks));
        findings.extend(bad.map(|(_, what)| what.to_owned()));
        findings.extend(agreement(language, line));
        if language == Language::PtBr {
            findings.extend(contractions(line));
            findings.extend(european(line));
        }
    }
    findings
}

/// The words of a line, lower case, without what stands around them. A mark between two words keeps them apart.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for piece in line.split_whitespace() {
        let bare = |letter: char| !letter.is_alphanumeric() && !"+−".contains(letter);
        let word = piece.trim_matches(bare).to_lowercase();
        let opened = piece.starts_with(bare);
        let closed = piece.ends_with(bare);
        if opened {
            words.push(String::new());
        }
        words.push(word);
        if closed {
            words.push(String::new());
        }
    }
    words
}

fn agreement(language: Language, line: &str) -> Vec<String> {
    let of = |lists: [(Language, &'static [&'static str]); 2]| {
        let found = lists.into_iter().find(|(of, _)| *of == language);
        found.map_or(&[][..], |(_, list)| list)
    };
    let (counted, not_plural) = (of(COUNTED), of(NOT_PLURAL));
    let words = words(line);
    let is_plural = |word: &str| {
        let ends_so = word.len() > 2 && word.ends_with('s') && !not_plural.contains(&word);
        ends_so || ["men", "women", "people"].contains(&word)
    };
    let pairs = words.windows(2).enumerate().filter_map(|(at, pair)| {
        let [before, after] = pair else { return None };
        let plural = is_plural(after);
        // "8 city tokens" counts tokens.
        let compound =
            language == Language::En && words.get(at + 2).is_some_and(|next| is_plural(next));
        let singular = counted.contains(&after.as_str()) && !compound;
        // "Round 1 begins" and "row 2 column 3" count nothing.
        let is_label = at > 0 && counted.contains(&words[at - 1].as_str());
        let wrong = match before.as_str() {
            _ if is_label => false,
            "1" if singular => language == Language::PtBr && UNCOUNTABLE.contains(&after.as_str()),
            "1" => plural,
            "0" if language == Language::PtBr => false,
            number if number.bytes().all(|digit| digit.is_ascii_digit()) => {
                singular && !number.is_empty()
            }
            verb => PLURAL_VERBS.contains(&verb) && after == "1",
        };
        wrong.then(|| format!("{before} {after}"))
    });
    pairs.collect()
}

fn contractions(line: &str) -> Vec<String> {
    let line = line.to_lowercase();
    if APART.iter().any(|apart| line.contains(apart)) {
        return Vec::new();
    }
    let words = words(&line);
    let pairs = words.windows(2).map(|pair| pair.join(" "));
    let wrong = pairs.filter_map(|pair| {
        let (apart, joined) = CONTRACTIONS.into_iter().find(|(apart, _)| *apart == pair)?;
        Some(format!("{apart:?} is {joined:?}"))
    });
    wrong.collect()
}

fn european(line: &str) -> Vec<String> {
    let words = words(line);
    let found = words
        .iter()
        .filter(|word| EUROPEAN.contains(&word.as_str()));
    found.map(|word| format!("{word} is European")).collect()
}
