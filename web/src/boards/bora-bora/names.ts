/** What the things of Bora Bora are called, in the words that the engine uses too. */

import { t, words } from '../../words/words.svelte';
import { fishAt, groundSaid, jewelSaid, personSaid, regionSaid, taskSaid } from './content';
import type { Deed, God, Kind, Material, Region, Sex, TaskProgress, View } from './types';

export const godName = (god: God): string => t(`bb-god-${god}`);
export const deedName = (deed: Deed): string => t(`bb-deed-${deed}`);
export const kindName = (kind: Kind): string => t(`bb-kind-${kind}`);
export const materialName = (material: Material): string => t(`bb-material-${material}`);
export const personName = (sex: Sex, kind: Kind): string => t(`bb-person-${sex}`, { kind: kindName(kind) });

export const regionName = (region: Region): string => words.say(regionSaid(region));
export const fishName = (view: View, region: Region): string => words.say(fishAt(view.fish, region).text);
export const groundName = (ground: number): string => words.say(groundSaid(ground));
export const jewelName = (jewel: number): string => words.say(jewelSaid(jewel));
/** The word of a kind on a tile. */
export const kindShort = (kind: Kind): string => words.say(personSaid(kind).brief);

/** A task by its demands. */
export const taskName = (task: number): string => words.say(taskSaid(task).text);

/** A task in few words, for its tile. */
export const taskShort = (task: number): string =>
  taskSaid(task)
    .brief.map((demand) => words.say(demand))
    .join(' + ');

/** How far each demand of a task is: "2 of 3 and 1 of 1". */
export const progressText = ({ demands }: TaskProgress): string =>
  words.list(demands.map(({ have, need }) => t('bb-web-have-of', { have, need })));

/** A task for those who hear it. */
export const taskTold = (task: number, progress: TaskProgress | null): string =>
  progress
    ? t('bb-web-task-progress', { task: taskName(task), progress: progressText(progress) })
    : t('bb-web-task', { task: taskName(task) });
