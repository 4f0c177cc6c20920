import type { FileKind } from '@trellis/contract/files/calls';
import { limits } from '@trellis/contract/limits';
import type { Policy } from '@trellis/contract/policies';
import { pictureTypes } from './pictures.ts';

interface Kind {
  types: readonly string[];
  size: number;
  /** One of these is enough; none where everybody may who acts somewhere. */
  policy: Policy | readonly [Policy, ...Policy[]] | null;
  /** A file of a centre is there at once; one of a person or tenant waits until it is used. */
  owner: 'centre' | 'person';
  /** Pictures that the product shows small are drawn anew, at most this wide and high. */
  redraw?: { width: number; height: number };
}

const { image, video, audio, pdf, voice, attachment, support } = limits.upload;
const { side, logoWidth, paperSide } = limits.picture;

const office = 'application/vnd.openxmlformats-officedocument';
const documentTypes = [
  'application/pdf',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
];

/** Who may upload what. No kind takes SVG: it can hold scripts. */
export const kinds: Record<FileKind, Kind> = {
  feedbackImage: { types: [...pictureTypes, 'image/heic'], size: image, policy: 'RocketSystem.UserOfflinePlan.Write', owner: 'centre' },
  feedbackVideo: {
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    size: video,
    policy: 'RocketSystem.UserOfflinePlan.Write',
    owner: 'centre',
  },
  UserContract: { types: ['application/pdf'], size: pdf, policy: 'RocketSystem.UserContract.Create', owner: 'centre' },
  picture: {
    types: pictureTypes,
    size: image,
    // one's own, and of a child that one may change
    policy: ['PFE.Account.Profile.Write', 'PFE.UserManagement.Subject.Write'],
    owner: 'person',
    redraw: { width: side, height: side },
  },
  resumes: { types: ['application/pdf', ...pictureTypes], size: pdf, policy: 'PFE.Account.Resumes.Write', owner: 'person' },
  medal: {
    types: pictureTypes,
    size: image,
    policy: 'RocketSystem.TrainingContent',
    owner: 'person',
    redraw: { width: side, height: side },
  },
  certificateStyle: {
    types: pictureTypes,
    size: image,
    policy: 'RocketSystem.TrainingContent',
    owner: 'person',
    redraw: { width: paperSide, height: paperSide },
  },
  question: {
    types: pictureTypes,
    size: image,
    policy: 'RocketSystem.TrainingContent',
    owner: 'person',
    redraw: { width: logoWidth, height: logoWidth },
  },
  video: { types: ['video/mp4', 'video/webm'], size: video, policy: 'RocketSystem.Content', owner: 'person' },
  courseHeader: {
    types: pictureTypes,
    size: image,
    policy: 'RocketSystem.Content',
    owner: 'person',
    redraw: { width: logoWidth, height: logoWidth },
  },
  courseWare: { types: ['application/pdf'], size: pdf, policy: 'RocketSystem.Content', owner: 'person' },
  track: { types: ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/x-m4a'], size: audio, policy: 'RocketSystem.Content', owner: 'person' },
  banner: {
    types: pictureTypes,
    size: image,
    policy: 'RocketSystem.Content',
    owner: 'person',
    redraw: { width: logoWidth, height: logoWidth },
  },
  chatPicture: { types: pictureTypes, size: image, policy: 'PFE.Chat', owner: 'person' },
  chatVoice: {
    types: ['audio/webm', 'video/webm', 'audio/mp4', 'audio/x-m4a', 'video/mp4', 'audio/ogg'],
    size: voice,
    policy: 'PFE.Chat',
    owner: 'person',
  },
  chatFile: {
    types: [...documentTypes, ...pictureTypes, 'audio/mpeg', 'video/mp4'],
    size: attachment,
    policy: 'PFE.Chat',
    owner: 'person',
  },
  // whoever may write to support; it is read by their mail, so that it stays as it came
  support: { types: ['application/pdf', ...pictureTypes], size: support, policy: null, owner: 'person' },
  logo: {
    types: pictureTypes,
    size: image,
    policy: 'Business.Tenant.Write',
    owner: 'person',
    redraw: { width: logoWidth, height: logoWidth },
  },
};
