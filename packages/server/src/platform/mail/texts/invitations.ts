import type { LetterTexts } from './letter-text.ts';

const staffInvitation: LetterTexts = {
  en: {
    subject: 'You are invited to {tenantName}',
    paragraphs: [
      '{inviterName} invites you to work with {tenantName} on Trellis.',
      'Your role: {roleName}.',
      'Open the invitation to join. If you have no Trellis account yet, you choose a password there.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open the invitation',
  },
  'zh-Hans': {
    subject: '{tenantName} 邀请您加入',
    paragraphs: [
      '{inviterName} 邀请您在 Trellis 加入 {tenantName}。',
      '您的角色：{roleName}。',
      '请打开邀请以加入。如果您还没有 Trellis 账号，可在打开后设置密码。',
      '如果您不了解此邀请，无需进行任何操作。',
    ],
    button: '打开邀请',
  },
  es: {
    subject: 'Invitación a {tenantName}',
    paragraphs: [
      '{inviterName} le invita a trabajar con {tenantName} en Trellis.',
      'Su rol: {roleName}.',
      'Abra la invitación para unirse. Si todavía no tiene una cuenta de Trellis, allí elegirá una contraseña.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir la invitación',
  },
};

const adminInvitation: LetterTexts = {
  en: {
    subject: 'You are invited to manage Trellis',
    paragraphs: [
      '{inviterName} invites you to the people who run Trellis.',
      'Your role: {roleName}.',
      'Open the invitation to join. If you have no Trellis account yet, you choose a password there.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open the invitation',
  },
  'zh-Hans': {
    subject: '邀请您加入 Trellis 管理团队',
    paragraphs: [
      '{inviterName} 邀请您加入 Trellis 管理团队。',
      '您的角色：{roleName}。',
      '请打开邀请以加入。如果您还没有 Trellis 账号，可在打开后设置密码。',
      '如果您不了解此邀请，无需进行任何操作。',
    ],
    button: '打开邀请',
  },
  es: {
    subject: 'Invitación a administrar Trellis',
    paragraphs: [
      '{inviterName} le invita al equipo que administra Trellis.',
      'Su rol: {roleName}.',
      'Abra la invitación para unirse. Si todavía no tiene una cuenta de Trellis, allí elegirá una contraseña.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir la invitación',
  },
};

const tenantInvitation: LetterTexts = {
  en: {
    subject: '{tenantName} is ready on Trellis',
    paragraphs: [
      '{tenantName} was set up on Trellis, and you are its contact.',
      'Your role: {roleName}.',
      'Open the invitation to begin. If you have no Trellis account yet, you choose a password there.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Open {tenantName}',
  },
  'zh-Hans': {
    subject: '{tenantName} 已在 Trellis 开通',
    paragraphs: [
      '{tenantName} 已在 Trellis 开通，您是其联系人。',
      '您的角色：{roleName}。',
      '请打开邀请以开始使用。如果您还没有 Trellis 账号，可在打开后设置密码。',
      '如果您不了解此邀请，无需进行任何操作。',
    ],
    button: '打开 {tenantName}',
  },
  es: {
    subject: '{tenantName} ya está en Trellis',
    paragraphs: [
      '{tenantName} se dio de alta en Trellis y usted es su persona de contacto.',
      'Su rol: {roleName}.',
      'Abra la invitación para empezar. Si todavía no tiene una cuenta de Trellis, allí elegirá una contraseña.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Abrir {tenantName}',
  },
};

const supervisorInvitation: LetterTexts = {
  en: {
    subject: 'You are invited to become a supervisor',
    paragraphs: [
      '{inviterName} invites you to become a supervisor of trainers.',
      'You are at {tenantName}.',
      'Open the invitation to accept it. Nothing changes for you until you do.',
    ],
    button: 'Accept the invitation',
  },
  'zh-Hans': {
    subject: '邀请您成为督导',
    paragraphs: [
      '{inviterName} 邀请您成为训练师的督导。',
      '您所在的机构：{tenantName}。',
      '请打开邀请并接受。在您接受之前，一切保持不变。',
    ],
    button: '接受邀请',
  },
  es: {
    subject: 'Invitación a ser supervisor o supervisora',
    paragraphs: [
      '{inviterName} le invita a supervisar a entrenadores.',
      'Su centro: {tenantName}.',
      'Abra la invitación para aceptarla. Hasta entonces nada cambia para usted.',
    ],
    button: 'Aceptar la invitación',
  },
};

export const invitationTexts = { staffInvitation, adminInvitation, tenantInvitation, supervisorInvitation };
