import type { ErrorEntry } from '../error-entry.ts';

export const mailErrors = {
  'Trellis:MailPasswordNeeded': {
    status: 400,
    en: 'Enter the password of this user. A saved one stays with the server and user that it was saved for.',
    'zh-Hans': '请输入该用户的密码。已保存的密码仅用于原来的服务器和用户。',
    es: 'Escriba la contraseña de este usuario. La guardada solo vale para el servidor y el usuario con los que se guardó.',
  },
  'Trellis:LetterNotWaiting': {
    status: 409,
    en: 'This letter is on its way or has been sent already.',
    'zh-Hans': '该信件正在发送或已发送。',
    es: 'Este mensaje se está enviando o ya se envió.',
  },
  'Trellis:MailboxClosed': {
    status: 403,
    en: 'Letters are read here in the demonstration only, while no mail server is set.',
    'zh-Hans': '仅演示环境且未设置邮件服务器时，才可在此查看信件。',
    es: 'Aquí solo se leen los mensajes de la demostración, mientras no haya servidor de correo.',
  },
} as const satisfies Record<string, ErrorEntry>;
