import type { Language } from '@trellis/contract/languages';

/** A sentence in each language; `{most}`, `{least}`, `{step}`, `{count}` and `{keys}` come from the fault. */
type Sentence = Record<Language, string>;

/** What is wrong with a value, as it is said to whoever entered it. */
export const sentences = {
  missing: { en: 'Please fill this in.', 'zh-Hans': '请填写此项。', es: 'Rellene este campo.' },
  text: { en: 'Enter a text.', 'zh-Hans': '请输入文字。', es: 'Escriba un texto.' },
  number: { en: 'Enter a number.', 'zh-Hans': '请输入数字。', es: 'Escriba un número.' },
  whole: { en: 'Enter a whole number.', 'zh-Hans': '请输入整数。', es: 'Escriba un número entero.' },
  choice: { en: 'Choose one of those offered.', 'zh-Hans': '请从可选项中选择。', es: 'Elija una de las opciones.' },
  yesOrNo: { en: 'Choose yes or no.', 'zh-Hans': '请选择是或否。', es: 'Elija sí o no.' },
  list: { en: 'Give a list.', 'zh-Hans': '此项应为列表。', es: 'Indique una lista.' },
  date: { en: 'This is not a date.', 'zh-Hans': '日期不正确。', es: 'No es una fecha.' },
  time: { en: 'This is not a time.', 'zh-Hans': '时间不正确。', es: 'No es una hora.' },
  email: { en: 'This is not an email address.', 'zh-Hans': '邮箱格式不正确。', es: 'No es una dirección de correo.' },
  address: { en: 'This is not a web address.', 'zh-Hans': '网址不正确。', es: 'No es una dirección web.' },
  written: { en: 'Please check how this is written.', 'zh-Hans': '格式不正确。', es: 'El formato no es correcto.' },
  other: { en: 'This value is not possible.', 'zh-Hans': '此项内容无效。', es: 'Este valor no es posible.' },
  unknownKeys: { en: 'This does not belong here: {keys}.', 'zh-Hans': '不应包含：{keys}。', es: 'Esto no va aquí: {keys}.' },
  longest: { en: 'At most {most} characters.', 'zh-Hans': '最多 {most} 个字符。', es: 'Como máximo {most} caracteres.' },
  shortest: { en: 'At least {least} characters.', 'zh-Hans': '至少 {least} 个字符。', es: 'Al menos {least} caracteres.' },
  length: { en: 'Exactly {count} characters.', 'zh-Hans': '必须为 {count} 个字符。', es: 'Exactamente {count} caracteres.' },
  mostEntries: { en: 'Choose at most {most}.', 'zh-Hans': '最多选择 {most} 项。', es: 'Elija como máximo {most}.' },
  leastEntries: { en: 'Choose at least {least}.', 'zh-Hans': '至少选择 {least} 项。', es: 'Elija al menos {least}.' },
  entries: { en: 'Choose exactly {count}.', 'zh-Hans': '必须选择 {count} 项。', es: 'Elija exactamente {count}.' },
  most: { en: 'At most {most}.', 'zh-Hans': '不能大于 {most}。', es: 'Como máximo {most}.' },
  below: { en: 'Less than {most}.', 'zh-Hans': '必须小于 {most}。', es: 'Menos de {most}.' },
  least: { en: 'At least {least}.', 'zh-Hans': '不能小于 {least}。', es: 'Como mínimo {least}.' },
  above: { en: 'More than {least}.', 'zh-Hans': '必须大于 {least}。', es: 'Más de {least}.' },
  latest: { en: 'This date is too late.', 'zh-Hans': '日期过晚。', es: 'La fecha es demasiado tardía.' },
  earliest: { en: 'This date is too early.', 'zh-Hans': '日期过早。', es: 'La fecha es demasiado temprana.' },
  largestFile: { en: 'The file is too large.', 'zh-Hans': '文件过大。', es: 'El archivo es demasiado grande.' },
  smallestFile: { en: 'The file is too small.', 'zh-Hans': '文件过小。', es: 'El archivo es demasiado pequeño.' },
  decimals: { en: 'At most {count} decimals.', 'zh-Hans': '最多 {count} 位小数。', es: 'Como máximo {count} decimales.' },
  step: { en: 'A multiple of {step}.', 'zh-Hans': '必须是 {step} 的倍数。', es: 'Un múltiplo de {step}.' },
} as const satisfies Record<string, Sentence>;

export type SentenceName = keyof typeof sentences;
