import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import './booking-look.css';

/** What the looks of a booking are told by: its state, and whether a contract covers it. */
export const lookOf = ({ state, covered }: ScheduleEntry) => ({ 'data-state': state, 'data-covered': covered });
