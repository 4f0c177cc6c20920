/** What can be wrong with the answer of one field. */
export type FeedbackFault = 'required' | 'unknown' | 'repeated' | 'invalid' | 'outOfRange' | 'notAnOption' | 'noSuchFile';
