import { z } from 'zod';
import { type FocusModule, focusModules } from '../focus/rules.ts';

/** What a daily topic is about: the modules of a focus program. */
export const pdtModule = z.enum(focusModules);
export type PdtModule = FocusModule;
