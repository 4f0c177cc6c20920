export { inLanguage, messageOf } from '../../platform/http/texts.ts';
