import type { ReactNode } from 'react';
import { watched } from './watched.ts';

/** What an area shows in the frame whichever page is open, until it takes it away. It brings along whatever it is drawn with. */
export const besidePage = watched<ReactNode>(null);
