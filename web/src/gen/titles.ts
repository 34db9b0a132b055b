// Written by a test of pantheon-games. Don't edit.

/** What a title is, before any table. */
export interface TitleFacts {
  /** Its name in commands, folders and records. */
  readonly id: string;
  /** Its name on the box, the same in every language. */
  readonly name: string;
  /** What the keys of its texts begin with. */
  readonly prefix: string;
  readonly seats: readonly [fewest: number, most: number];
  /** How long a game takes among people. */
  readonly minutes: number;
  /** How much there is to keep in mind, 1 to 5. */
  readonly weight: number;
  readonly designers: string;
  /** Who published the edition that is implemented. */
  readonly publisher: string;
  /** The year of that edition. */
  readonly year: number;
  /** The table of somebody who is new to it. */
  readonly newcomer: {
    /** The options that differ from their defaults. */
    readonly options: Readonly<Record<string, boolean | number | string>>;
    /** The level of each bot; the newcomer has the seat before them. */
    readonly levels: readonly number[];
  };
}

/** The titles, in the order in which people see them. */
export const TITLES: readonly TitleFacts[] = [
  {
    id: "gods-of-rome",
    name: "Gods of Rome",
    prefix: "gr",
    seats: [1,4],
    minutes: 60,
    weight: 3,
    designers: "António Sousa Lara",
    publisher: "PYTHAGORAS",
    year: 2023,
    newcomer: {"options":{"layout":"first-game"},"levels":[1,2]},
  },
  {
    id: "four-gods",
    name: "4 Gods",
    prefix: "fg",
    seats: [2,4],
    minutes: 30,
    weight: 2,
    designers: "Christophe Boelinger",
    publisher: "Ludically",
    year: 2016,
    newcomer: {"options":{},"levels":[1,1]},
  },
  {
    id: "deus",
    name: "DEUS",
    prefix: "de",
    seats: [2,4],
    minutes: 75,
    weight: 3,
    designers: "Sébastien Dujardin",
    publisher: "Pearl Games",
    year: 2014,
    newcomer: {"options":{},"levels":[1,2]},
  },
  {
    id: "bora-bora",
    name: "Bora Bora",
    prefix: "bb",
    seats: [2,4],
    minutes: 120,
    weight: 4,
    designers: "Stefan Feld",
    publisher: "alea / Ravensburger",
    year: 2013,
    newcomer: {"options":{},"levels":[1,2]},
  },
  {
    id: "royal-game-of-ur",
    name: "Royal Game of Ur",
    prefix: "ur",
    seats: [2,2],
    minutes: 20,
    weight: 1,
    designers: "unknown, about 2600 BC; rules reconstructed by Irving Finkel",
    publisher: "public domain",
    year: 2007,
    newcomer: {"options":{"length":"short"},"levels":[2]},
  },
];
