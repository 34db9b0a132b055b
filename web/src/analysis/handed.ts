/** A moment that one page hands to the analysis board where it has no address: of a record that somebody picked. */

export interface Handed {
  record: string;
  at: number;
}

let handed: Handed | null = null;

export const handOver = (moment: Handed): void => void (handed = moment);
export const taken = (): Handed | null => handed;
