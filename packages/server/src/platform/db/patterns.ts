/** A pattern of LIKE for texts that contain what somebody typed, wildcards taken literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
