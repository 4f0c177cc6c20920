import type { LetterTexts } from './letter-text.ts';

const emailConfirmation: LetterTexts = {
  en: {
    subject: 'Confirm your email address',
    paragraphs: [
      'You asked to sign in to Trellis with this email address from now on.',
      'Confirm it to finish the change. Until then you sign in with your old address.',
      'If it was not you who asked, do nothing: nothing changes.',
    ],
    button: 'Confirm this address',
  },
  'zh-Hans': {
    subject: '请确认您的邮箱地址',
    paragraphs: [
      '您申请今后使用此邮箱登录 Trellis。',
      '确认后更改即生效；在此之前，请继续使用原邮箱登录。',
      '如果不是您本人的操作，无需处理，账号不会有任何变化。',
    ],
    button: '确认此邮箱',
  },
  es: {
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Usted pidió iniciar sesión en Trellis con esta dirección a partir de ahora.',
      'Confírmela para terminar el cambio. Hasta entonces inicie sesión con la dirección anterior.',
      'Si no fue usted quien lo pidió, no haga nada: nada cambia.',
    ],
    button: 'Confirmar esta dirección',
  },
};

const emailCode: LetterTexts = {
  en: {
    subject: 'Your code for changing your email address',
    paragraphs: [
      'Enter this code on Trellis to go on with changing your email address.',
      'Give it to nobody: we never ask for it. If it was not you who asked, do nothing.',
    ],
    short: 'Trellis: {code} is your code for changing your email address, valid for {duration}. Give it to nobody.',
  },
  'zh-Hans': {
    subject: '更改邮箱的验证码',
    paragraphs: [
      '请在 Trellis 输入此验证码，以继续更改您的邮箱。',
      '请勿将验证码告知他人，我们不会向您索取。如果不是您本人的操作，无需处理。',
    ],
    short: '【Trellis】更改邮箱的验证码：{code}，{duration}内有效。请勿告知他人。',
  },
  es: {
    subject: 'Su código para cambiar el correo electrónico',
    paragraphs: [
      'Escriba este código en Trellis para continuar con el cambio de su correo electrónico.',
      'No se lo dé a nadie: nunca se lo pediremos. Si no fue usted quien lo pidió, no haga nada.',
    ],
    short: 'Trellis: {code} es su código para cambiar el correo, válido durante {duration}. No se lo dé a nadie.',
  },
};

const passwordCode: LetterTexts = {
  en: {
    subject: 'Your code for another password',
    paragraphs: [
      'With this code you choose another password for your Trellis account.',
      '{askedBy} asked for it on your behalf.',
      'Give it to nobody: we never ask for it, and neither does your administrator. If you do not want another password, do nothing: yours stays.',
    ],
    button: 'Enter the code',
  },
  'zh-Hans': {
    subject: '重新设置密码的验证码',
    paragraphs: [
      '您可以使用此验证码为您的 Trellis 账号重新设置密码。',
      '此验证码由 {askedBy} 代您申请。',
      '请勿将验证码告知他人，我们和您的管理员都不会向您索取。如果您不需要更改密码，无需处理，原密码保持不变。',
    ],
    button: '输入验证码',
  },
  es: {
    subject: 'Su código para elegir otra contraseña',
    paragraphs: [
      'Con este código elige otra contraseña para su cuenta de Trellis.',
      '{askedBy} lo pidió en su nombre.',
      'No se lo dé a nadie: ni nosotros ni su administrador se lo pediremos. Si no quiere otra contraseña, no haga nada: la suya sigue valiendo.',
    ],
    button: 'Escribir el código',
  },
};

const phoneCode: LetterTexts = {
  en: {
    subject: 'Your code for your phone number',
    paragraphs: [
      'Enter this code on Trellis to confirm your phone number.',
      'Give it to nobody: we never ask for it. If it was not you who asked, do nothing.',
    ],
    short: 'Trellis: {code} is your code for this phone number, valid for {duration}. Give it to nobody.',
  },
  'zh-Hans': {
    subject: '确认手机号的验证码',
    paragraphs: [
      '请在 Trellis 输入此验证码，以确认您的手机号。',
      '请勿将验证码告知他人，我们不会向您索取。如果不是您本人的操作，无需处理。',
    ],
    short: '【Trellis】确认手机号的验证码：{code}，{duration}内有效。请勿告知他人。',
  },
  es: {
    subject: 'Su código para el número de teléfono',
    paragraphs: [
      'Escriba este código en Trellis para confirmar su número de teléfono.',
      'No se lo dé a nadie: nunca se lo pediremos. Si no fue usted quien lo pidió, no haga nada.',
    ],
    short: 'Trellis: {code} es su código para este teléfono, válido durante {duration}. No se lo dé a nadie.',
  },
};

const tenantContractCode: LetterTexts = {
  en: {
    subject: 'Your code for the contracts',
    paragraphs: [
      'Enter this code on Trellis to go on with the contract.',
      'It is about {tenantName}.',
      'Give it to nobody: we never ask for it. If it was not you who asked, tell your administrator.',
    ],
    short: 'Trellis: {code} is your code for the contracts, valid for {duration}. Give it to nobody.',
  },
  'zh-Hans': {
    subject: '合同操作验证码',
    paragraphs: [
      '请在 Trellis 输入此验证码，以继续合同操作。',
      '相关机构：{tenantName}。',
      '请勿将验证码告知他人，我们不会向您索取。如果不是您本人的操作，请告知管理员。',
    ],
    short: '【Trellis】合同操作验证码：{code}，{duration}内有效。请勿告知他人。',
  },
  es: {
    subject: 'Su código para los contratos',
    paragraphs: [
      'Escriba este código en Trellis para continuar con el contrato.',
      'Se trata de {tenantName}.',
      'No se lo dé a nadie: nunca se lo pediremos. Si no fue usted quien lo pidió, avise a su administrador.',
    ],
    short: 'Trellis: {code} es su código para los contratos, válido durante {duration}. No se lo dé a nadie.',
  },
};

export const codeTexts = { passwordCode, emailConfirmation, emailCode, phoneCode, tenantContractCode };
