import type { ErrorEntry } from '../error-entry.ts';

export const chatErrors = {
  'Trellis:ChatNotAllowed': {
    status: 403,
    en: 'You cannot write to this person. Send them an application first.',
    'zh-Hans': '您还不能给此人发消息，请先发送好友申请。',
    es: 'No puede escribir a esta persona. Envíele antes una solicitud.',
  },
  'Trellis:ChatBlocked': {
    status: 403,
    en: 'One of you has blocked the other: nothing can be sent.',
    'zh-Hans': '你们中有一方已屏蔽对方，无法发送消息。',
    es: 'Uno de los dos ha bloqueado al otro: no se puede enviar nada.',
  },
  'Trellis:ChatRecallTooLate': {
    status: 409,
    en: 'A message can be recalled within two minutes, by whoever wrote it.',
    'zh-Hans': '消息只能由发送者在两分钟内撤回。',
    es: 'Un mensaje solo lo retira quien lo escribió, en los dos minutos siguientes.',
  },
  'Trellis:ChatAlreadyFriends': {
    status: 409,
    en: 'You can write to each other already.',
    'zh-Hans': '你们已经可以互发消息。',
    es: 'Ya pueden escribirse.',
  },
  'Trellis:ChatApplicationAnswered': {
    status: 409,
    en: 'This application was answered already.',
    'zh-Hans': '该申请已处理。',
    es: 'Esta solicitud ya fue respondida.',
  },
  'Trellis:ChatAlreadyMember': {
    status: 409,
    en: 'You are a member of this group already.',
    'zh-Hans': '您已是该群成员。',
    es: 'Ya es miembro de este grupo.',
  },
  'Trellis:ChatGroupFull': {
    status: 409,
    en: 'A group has at most 200 members.',
    'zh-Hans': '群成员最多 200 人。',
    es: 'Un grupo tiene como máximo 200 miembros.',
  },
  'Trellis:ChatGuardianUnreachable': {
    status: 409,
    en: 'No e-mail address is known of this guardian. Enter one first.',
    'zh-Hans': '该监护人没有邮箱地址，请先填写。',
    es: 'No se conoce ningún correo de este tutor. Introdúzcalo antes.',
  },
} as const satisfies Record<string, ErrorEntry>;
