import { type ImportColumn, importColumns, importColumnWords } from '@trellis/contract/exams/import-words';
import { questionKinds } from '@trellis/contract/exams/rules';
import { questionKindWords } from '@trellis/contract/exams/words';
import type { Language } from '@trellis/contract/languages';
import { excelReply } from '../../platform/documents/excel.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { templateName } from './import-texts.ts';

type Example = Partial<Record<ImportColumn, string>>;

const options = {
  optionsEn: 'Balance | Hearing | Taste',
  optionsZh: '平衡 | 听觉 | 味觉',
  optionsEs: 'Equilibrio | Oído | Gusto',
} as const;
const titles = (titleEn: string, titleZh: string, titleEs: string) => ({ titleEn, titleZh, titleEs });

/** One of each kind, in the order of the kinds. */
const examples: readonly Example[] = [
  { ...titles('What does a tilt board train?', '平衡板训练什么？', '¿Qué entrena una tabla basculante?'), ...options, answer: 'A' },
  {
    ...titles('What does dancing to music train?', '随音乐跳舞训练什么？', '¿Qué entrena bailar con música?'),
    ...options,
    answer: 'A, B',
  },
  { ...titles('A session may be paused.', '训练课可以暂停。', 'Una sesión se puede pausar.'), answer: 'true' },
  {
    ...titles('A session ends with …', '训练课以……结束。', 'Una sesión termina con …'),
    answer: 'feedback | the feedback | 反馈 | comentarios',
  },
  { ...titles('How do you welcome a shy child?', '如何接待害羞的儿童？', '¿Cómo recibe a un niño tímido?'), answer: '' },
];

/** A list with the columns of an import and an example of each kind, in the reader's language. */
export async function downloadTemplate(_read: Read, { language }: Actor): Promise<FileReply> {
  const { title } = templateName[language];
  const words = importColumnWords[language];
  const columns = importColumns.map((column) => ({
    header: words[column],
    width: 30,
    value: (example: Example) => example[column] ?? null,
  }));
  return excelReply({ fileName: `${title}.xlsx`, sheetName: title, columns, portions: inOne(language) });
}

async function* inOne(language: Language): AsyncGenerator<Example[]> {
  yield questionKinds.map((kind, at) => ({ kind: questionKindWords[language][kind], ...examples[at] }));
}
