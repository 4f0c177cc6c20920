import type { z } from 'zod';
import type { Words } from '../languages.ts';
import type { platform } from './schemas.ts';

/** Where sessions are held. */
export const platformWords: Words<z.infer<typeof platform>> = {
  en: { App: 'Online (App)', Web: 'In the center (Web)' },
  'zh-Hans': { App: '线上（App）', Web: '线下（Web）' },
  es: { App: 'En línea (App)', Web: 'En el centro (Web)' },
};
