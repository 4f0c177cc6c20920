import type { LetterTexts } from './letter-text.ts';

const passwordChanged: LetterTexts = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your Trellis account was changed on {when}.', 'If it was not you, tell your administrator at once.'],
  },
  'zh-Hans': {
    subject: '您的密码已更改',
    paragraphs: ['您的 Trellis 账号密码已于 {when} 更改。', '如果不是您本人的操作，请立即告知管理员。'],
  },
  es: {
    subject: 'Se cambió su contraseña',
    paragraphs: ['La contraseña de su cuenta de Trellis se cambió el {when}.', 'Si no fue usted, avise enseguida a su administrador.'],
  },
};

const passwordRecovered: LetterTexts = {
  en: {
    subject: 'Another password was chosen for your account',
    paragraphs: [
      'Somebody chose another password for your Trellis account on {when}, by a code that was mailed to you. All sign-ins were ended.',
      'If it was not you, somebody else reads your mail: change the password of your mailbox, choose another one for Trellis, and tell your administrator.',
    ],
  },
  'zh-Hans': {
    subject: '您的账号已重新设置密码',
    paragraphs: [
      '有人于 {when} 使用发送给您的验证码为您的 Trellis 账号重新设置了密码，所有登录均已退出。',
      '如果不是您本人的操作，说明有他人能读取您的邮件：请更改邮箱密码，重新设置 Trellis 密码，并告知管理员。',
    ],
  },
  es: {
    subject: 'Se eligió otra contraseña para su cuenta',
    paragraphs: [
      'Alguien eligió el {when} otra contraseña para su cuenta de Trellis con un código que se le envió. Se cerraron todas las sesiones.',
      'Si no fue usted, alguien lee su correo: cambie la contraseña de su buzón, elija otra para Trellis y avise a su administrador.',
    ],
  },
};

const emailChanged: LetterTexts = {
  en: {
    subject: 'Your email address was changed',
    paragraphs: [
      'The email address with which you sign in to Trellis was changed on {when}.',
      'If it was not you, tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '您的邮箱已更改',
    paragraphs: ['您用于登录 Trellis 的邮箱已于 {when} 更改。', '如果不是您本人的操作，请立即告知管理员。'],
  },
  es: {
    subject: 'Se cambió su correo electrónico',
    paragraphs: [
      'El correo electrónico con el que inicia sesión en Trellis se cambió el {when}.',
      'Si no fue usted, avise enseguida a su administrador.',
    ],
  },
};

const passkeyAdded: LetterTexts = {
  en: {
    subject: 'A passkey was added to your account',
    paragraphs: [
      'On {when} the passkey "{passkeyName}" was added to your Trellis account. It counts as the second step of signing in.',
      'If it was not you, tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '您的账号已添加通行密钥',
    paragraphs: [
      '{when}，您的 Trellis 账号添加了通行密钥“{passkeyName}”，可用于登录的第二步验证。',
      '如果不是您本人的操作，请立即告知管理员。',
    ],
  },
  es: {
    subject: 'Se añadió una clave de acceso a su cuenta',
    paragraphs: [
      'El {when} se añadió a su cuenta de Trellis la clave de acceso «{passkeyName}». Sirve como segundo paso al iniciar sesión.',
      'Si no fue usted, avise enseguida a su administrador.',
    ],
  },
};

const organizationLinked: LetterTexts = {
  en: {
    subject: 'You sign in by {organizationName} from now on',
    paragraphs: [
      'On {when} your Trellis account was linked to the sign-in of {organizationName}. Whoever signs in there as you is let in here.',
      'You can remove the link on the page of your account. If it was not you, tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '今后您可通过{organizationName}登录',
    paragraphs: [
      '{when}，您的 Trellis 账号已关联{organizationName}的登录。在该处以您的身份登录即可进入本系统。',
      '您可以在账号页面解除关联。如果不是您本人的操作，请立即告知管理员。',
    ],
  },
  es: {
    subject: 'Desde ahora entra con {organizationName}',
    paragraphs: [
      'El {when} su cuenta de Trellis se vinculó con el inicio de sesión de {organizationName}. Quien entre allí como usted entra también aquí.',
      'Puede quitar el vínculo en la página de su cuenta. Si no fue usted, avise enseguida a su administrador.',
    ],
  },
};

const secondFactorOn: LetterTexts = {
  en: {
    subject: 'The second step is on',
    paragraphs: [
      'Since {when}, signing in to your Trellis account asks for a code of your app besides the password.',
      'If it was not you, tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '第二步验证已开启',
    paragraphs: ['自 {when} 起，登录您的 Trellis 账号除密码外还需输入验证器应用的验证码。', '如果不是您本人的操作，请立即告知管理员。'],
  },
  es: {
    subject: 'El segundo paso está activado',
    paragraphs: [
      'Desde el {when}, al iniciar sesión en su cuenta de Trellis se pide, además de la contraseña, un código de su aplicación.',
      'Si no fue usted, avise enseguida a su administrador.',
    ],
  },
};

const secondFactorOff: LetterTexts = {
  en: {
    subject: 'The second step is off',
    paragraphs: [
      'Since {when}, the password alone signs in to your Trellis account: the second step was turned off, by you or by an administrator.',
      'If you did not ask for that, change your password and tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '第二步验证已关闭',
    paragraphs: [
      '自 {when} 起，仅凭密码即可登录您的 Trellis 账号：第二步验证已由您本人或管理员关闭。',
      '如果这并非您的要求，请更改密码并立即告知管理员。',
    ],
  },
  es: {
    subject: 'El segundo paso está desactivado',
    paragraphs: [
      'Desde el {when} basta la contraseña para iniciar sesión en su cuenta de Trellis: usted o un administrador desactivó el segundo paso.',
      'Si usted no lo pidió, cambie su contraseña y avise enseguida a su administrador.',
    ],
  },
};

const signInTries: LetterTexts = {
  en: {
    subject: 'Somebody is trying to sign in to your account',
    paragraphs: [
      'Somebody has tried at least {tries} times to sign in to your Trellis account with a wrong password, the last time on {when}.',
      'None of these tries succeeded, and the next ones have to wait longer and longer. If they were your own, you need not do anything.',
      'If they were not, and your password is short or you use it elsewhere too, sign in and change it in your profile.',
      'Where you have signed in before, you sign in as always. If another browser keeps you waiting, open this link in it: then strangers do not count there. You still need your password.',
    ],
    button: 'Sign in from here',
  },
  'zh-Hans': {
    subject: '有人正在尝试登录您的账号',
    paragraphs: [
      '有人使用错误的密码尝试登录您的 Trellis 账号，至少 {tries} 次，最近一次是 {when}。',
      '这些尝试均未成功，后续尝试需要等待的时间会越来越长。如果是您本人的操作，无需处理。',
      '如果不是，而您的密码较短或在其他地方也使用，请登录后在个人资料中更改密码。',
      '在您曾经登录过的浏览器中，可以照常登录。如果其他浏览器要求您等待，请在该浏览器中打开此链接：此后他人的尝试不再影响您。仍需输入您的密码。',
    ],
    button: '在此登录',
  },
  es: {
    subject: 'Alguien intenta iniciar sesión en su cuenta',
    paragraphs: [
      'Alguien ha intentado al menos {tries} veces iniciar sesión en su cuenta de Trellis con una contraseña equivocada, la última vez el {when}.',
      'Ninguno de esos intentos tuvo éxito, y los siguientes tienen que esperar cada vez más. Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, y su contraseña es corta o la usa también en otro sitio, inicie sesión y cámbiela en su perfil.',
      'Donde ya ha iniciado sesión antes, puede entrar como siempre. Si otro navegador le hace esperar, abra en él este enlace: allí los intentos de otros ya no cuentan. Seguirá necesitando su contraseña.',
    ],
    button: 'Iniciar sesión desde aquí',
  },
};

const testLetter: LetterTexts = {
  en: {
    subject: 'Trellis can write to you',
    paragraphs: ['You asked for this letter on {when}. If it reached your mailbox, the mail settings work.'],
  },
  'zh-Hans': { subject: 'Trellis 邮件测试', paragraphs: ['您于 {when} 发起了这封测试邮件。如果它送达了您的邮箱，则邮件设置可用。'] },
  es: {
    subject: 'Trellis puede escribirle',
    paragraphs: ['Usted pidió este mensaje el {when}. Si llegó a su buzón, la configuración del correo funciona.'],
  },
};

const apiKeyMade: LetterTexts = {
  en: {
    subject: 'An API key was made',
    paragraphs: [
      'On {when} the API key “{keyName}” was made for your Trellis account. Whoever has it can act as you.',
      'If it was not you, end the key under Connections, change your password and tell your administrator at once.',
    ],
  },
  'zh-Hans': {
    subject: '已创建 API 密钥',
    paragraphs: [
      '{when}，您的 Trellis 账号创建了 API 密钥“{keyName}”。持有该密钥者可以您的身份操作。',
      '如果不是您本人的操作，请在“连接”中停用该密钥、修改密码，并立即告知管理员。',
    ],
  },
  es: {
    subject: 'Se creó una clave de API',
    paragraphs: [
      'El {when} se creó la clave de API «{keyName}» para su cuenta de Trellis. Quien la tenga puede actuar en su nombre.',
      'Si no fue usted, revoque la clave en Conexiones, cambie su contraseña y avise enseguida a su administrador.',
    ],
  },
};

const webhookOff: LetterTexts = {
  en: {
    subject: 'The webhook “{webhookName}” was turned off',
    paragraphs: [
      'On {when} we turned off the webhook “{webhookName}” of {tenantName}: its receiver says that it is gone, or took nothing for more than a day.',
      'What happened stands in its log, under Connections. Turn it on again once the receiver is well: what was waiting is sent then.',
    ],
  },
  'zh-Hans': {
    subject: 'Webhook“{webhookName}”已关闭',
    paragraphs: [
      '{when}，我们关闭了{tenantName}的 Webhook“{webhookName}”：接收方表示已停用，或一天多未能接收任何消息。',
      '详情请查看“连接”中的发送记录。接收方恢复后请重新开启，等待中的消息将随即发送。',
    ],
  },
  es: {
    subject: 'Se desactivó el webhook «{webhookName}»',
    paragraphs: [
      'El {when} desactivamos el webhook «{webhookName}» de {tenantName}: su receptor indica que ya no existe, o no aceptó nada durante más de un día.',
      'Lo ocurrido figura en su registro, en Conexiones. Actívelo de nuevo cuando el receptor funcione: lo pendiente se enviará entonces.',
    ],
  },
};

const erasureAhead: LetterTexts = {
  en: {
    subject: '{tenantName}: {count} children are erased from {date} on',
    paragraphs: [
      'By the rule of {tenantName}, what is kept of {count} children who left is erased, from {date} on.',
      'Who they are stands under Erasing. Put a hold on whoever must be kept, or change the rule, before that day: what was erased does not come back.',
    ],
  },
  'zh-Hans': {
    subject: '{tenantName}：自 {date} 起将删除 {count} 名儿童的数据',
    paragraphs: [
      '根据{tenantName}的规则，自 {date} 起将删除 {count} 名已离开儿童的数据。',
      '名单请查看“数据删除”。如需保留，请在该日期前为其设置保留，或修改规则：删除后无法恢复。',
    ],
  },
  es: {
    subject: '{tenantName}: se borran {count} niños o niñas desde el {date}',
    paragraphs: [
      'Según la regla de {tenantName}, desde el {date} se borra lo que se conserva de {count} niños o niñas que se fueron.',
      'Los verá en Borrado. Antes de ese día, retenga a quien deba conservarse o cambie la regla: lo borrado no se recupera.',
    ],
  },
};

export const noticeTexts = {
  erasureAhead,
  apiKeyMade,
  webhookOff,
  passwordChanged,
  passwordRecovered,
  emailChanged,
  passkeyAdded,
  organizationLinked,
  secondFactorOn,
  secondFactorOff,
  signInTries,
  testLetter,
};
