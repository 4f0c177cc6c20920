/**
 * In which order names stand, as the database has it (`app.names`): letters with marks among their own kind, capitals beside small letters, numbers
 * by their value, Chinese names by their pinyin.
 */
export const compareNames = new Intl.Collator('zh-u-kn').compare;
