import type { Stage } from '../../subjects/rules.ts';
import type { MusicType } from '../schemas.ts';

/** The music of a child who was not assessed; of an age that the rule does not name, or unknown, what most children hear. */
export const musicOfStage = (stage: Stage | null): 'OpiOpii' | 'CmSmo' => (stage === '黄金期' ? 'OpiOpii' : 'CmSmo');

/** The music of a child: by an assessment, or else by its stage. */
export const musicTypeFor = (stage: Stage | null, isByAssessment: boolean): MusicType => (isByAssessment ? 'Fas' : musicOfStage(stage));

/** Whether music may stand at this place: there are no gaps. */
export const isPlaceOf = (order: number, places: number): boolean => order >= 1 && order <= places;
