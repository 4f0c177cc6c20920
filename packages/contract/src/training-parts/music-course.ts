import { z } from 'zod';
import { audioType, musicTypes } from '../music/schemas.ts';
import { localText, many } from '../resources/fields.ts';
import { resource } from '../resources/resource.ts';
import { byEditors } from './access.ts';
import { libraryCode } from './code.ts';
import { track } from './track.ts';

/** What a session plays: pieces of music in their order. Sessions that were arranged keep what they were to play. */
export const musicCourse = resource({
  area: 'trainingParts',
  key: 'musicCourses',
  ref: 'musicCourse',
  path: '/api/rocketAdmin/musicCourse',
  what: 'course of brain music',
  table: 'catalog.music_courses',
  access: byEditors,
  fields: {
    code: libraryCode,
    names: localText(120),
    musicType: z.enum(musicTypes),
    audioType: audioType.default('BrainAudio'),
    trackIds: many(track.named, 60, { table: 'catalog.music_course_tracks', own: 'music_course_id', other: 'track_id' }),
  },
  columns: { names: 'name' },
  fixed: ['code'],
  searched: ['code'],
  movedBy: 'musicCourseId',
  errors: ['Trellis:CodeTaken', 'Trellis:TracksMissing'],
});
