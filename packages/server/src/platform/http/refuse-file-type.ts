import { refuse } from './refusal.ts';

/** Refuses the file of an upload, and says which kinds are taken: MIME types, or names as people call them. */
export function refuseFileType(types: readonly string[]): never {
  return refuse('Trellis:FileTypeRefused', { members: ['file'], data: { types: types.map(nameOfType).join(', ') } });
}

const nameOfType = (type: string) => (type === 'video/quicktime' ? 'MOV' : type.slice(type.indexOf('/') + 1).toUpperCase());
