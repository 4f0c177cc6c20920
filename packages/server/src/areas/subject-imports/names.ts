/** Family names of two characters; all others have one. */
const longFamilyNames = new Set(
  '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|司徒|夏侯|轩辕|端木|南宫|独孤|司空|呼延|百里|西门|申屠|太史'.split('|'),
);

/** A name in one column as first and last name; undefined where it has one word only. */
export function splitName(name: string): { firstName: string; lastName: string } | undefined {
  const text = name.replace(/\s+/g, ' ').trim();
  const [last, first, ...more] = text.split(/\s*[,，]\s*/);
  if (last && first && more.length === 0) return { firstName: first, lastName: last };
  if (/\p{Script=Han}/u.test(text)) return splitChinese(text.replace(/\s/g, ''));
  const at = text.lastIndexOf(' ');
  return at > 0 ? { firstName: text.slice(0, at), lastName: text.slice(at + 1) } : undefined;
}

function splitChinese(name: string): { firstName: string; lastName: string } | undefined {
  const letters = Array.from(name);
  const length = letters.length > 2 && longFamilyNames.has(letters.slice(0, 2).join('')) ? 2 : 1;
  return letters.length > length ? { firstName: letters.slice(length).join(''), lastName: letters.slice(0, length).join('') } : undefined;
}
