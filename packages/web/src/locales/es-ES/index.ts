import { menuWords } from '../menu-words.ts';
import * as areas from './areas.ts';
import { frame } from './shell.ts';

export * from './areas.ts';

export const shell = { ...frame, menu: { ...frame.menu, ...menuWords(areas) } };
