import type { Language, Words } from '../languages.ts';

/** What an exercise tells in every language, as people call it. */
export const programTextWords: Words<
  'title' | 'subTitle' | 'content' | 'precaution' | 'possibleDifficulty' | 'suggestionsOnGroupTeaching'
> = {
  en: {
    title: 'Title',
    subTitle: 'Subtitle',
    content: 'What is done',
    precaution: 'What to mind',
    possibleDifficulty: 'What may be difficult',
    suggestionsOnGroupTeaching: 'Hints for classes',
  },
  'zh-Hans': {
    title: '标题',
    subTitle: '副标题',
    content: '活动内容',
    precaution: '注意要点',
    possibleDifficulty: '可能遇到的困难',
    suggestionsOnGroupTeaching: '集体教学建议',
  },
  es: {
    title: 'Título',
    subTitle: 'Subtítulo',
    content: 'Qué se hace',
    precaution: 'A qué prestar atención',
    possibleDifficulty: 'Qué puede costar',
    suggestionsOnGroupTeaching: 'Consejos para grupos',
  },
};

/** What a list of exercises to translate is called, its first column, and the languages at the heads of the others. */
export const programListWords: Words<'list' | 'code' | Language> = {
  en: { list: 'Texts of exercises', code: 'Code', en: 'English', 'zh-Hans': 'Chinese', es: 'Spanish' },
  'zh-Hans': { list: '训练项目文本', code: '代码', en: '英文', 'zh-Hans': '中文', es: '西班牙文' },
  es: { list: 'Textos de los ejercicios', code: 'Código', en: 'inglés', 'zh-Hans': 'chino', es: 'español' },
};
