import type { Words } from '../languages.ts';

/** Counts up with every change of a word below: what was signed before keeps its own. */
export const consentVersion = 1;

/** What a guardian signs for a test, and what may be agreed to besides. */
export const consentWords: Words<'test' | 'norms'> = {
  en: {
    test: 'I have been told what the attention test in virtual reality is for, that it takes up to 13 minutes and that my child may stop at any time. I agree that the test takes place and that the center keeps its result.',
    norms: 'I also agree that the result, without a name, may be among those that other children are compared with.',
  },
  'zh-Hans': {
    test: '我已了解虚拟现实注意力测试的目的，测试最长 13 分钟，孩子可随时停止。我同意进行该测试，并同意中心保存测试结果。',
    norms: '我还同意该结果在不含姓名的情况下，可作为其他儿童的对照数据。',
  },
  es: {
    test: 'Me han explicado para qué sirve la prueba de atención en realidad virtual, que dura hasta 13 minutos y que se puede parar en cualquier momento. Acepto que se haga la prueba y que el centro guarde su resultado.',
    norms: 'También acepto que el resultado, sin nombre, pueda estar entre aquellos con los que se compara a otros niños y niñas.',
  },
};
