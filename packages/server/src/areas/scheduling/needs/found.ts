import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';

/** Something that waits, before it is known what was said of it. `of`: whom it concerns, besides whoever looks after the center; everybody unless told. */
export interface Found extends Omit<NeedsHand, 'mark'> {
  of?: readonly string[];
}

export const childPage = '/system/center/detail/subjectDetail';
/** Of each kind: nobody looks after more in a day. */
export const mostOfKind = 100;
