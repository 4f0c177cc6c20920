import type { Language } from '@trellis/contract/languages';

const en = {
  title: 'Second step',
  ask: 'Enter the code that the app on your device shows now. If you do not have the device, enter one of your recovery codes.',
  code: 'Code',
  codeMissing: 'Enter the code.',
  wrongCode: 'This code is not right, or was used already. Wait for the next one of the app, or use another recovery code.',
  next: 'Go on',
  usePasskey: 'Use a passkey',
  noPasskey: 'The passkey did not answer. Try again, or enter a code.',
  passkeyRefused: 'This passkey does not count here. Try again, or enter a code.',
  lost: 'Neither device nor recovery codes? An administrator where you work can take the second step away.',
  setUpTitle: 'Set up the second step',
  setUp:
    'Where you work asks for a second step when you sign in. Read this code with an app for such codes on your own device, then enter what the app shows.',
  qr: 'QR code for the app',
  byHand: 'Or type this key into the app:',
  firstCode: 'Code of the app',
  codesTitle: 'Keep your recovery codes',
  codes: 'Each of them lets you in once without the device. Print them or write them down; they are not shown again.',
  kept: 'I have kept them',
};
export type SecondTexts = typeof en;

const es: SecondTexts = {
  title: 'Segundo paso',
  ask: 'Escriba el código que muestra ahora la aplicación de su dispositivo. Si no lo tiene a mano, escriba uno de sus códigos de recuperación.',
  code: 'Código',
  codeMissing: 'Escriba el código.',
  wrongCode: 'Este código no es correcto o ya se usó. Espere al siguiente de la aplicación o use otro código de recuperación.',
  next: 'Continuar',
  usePasskey: 'Usar una clave de acceso',
  noPasskey: 'La clave de acceso no respondió. Inténtelo de nuevo o escriba un código.',
  passkeyRefused: 'Esta clave de acceso no vale aquí. Inténtelo de nuevo o escriba un código.',
  lost: '¿No tiene ni el dispositivo ni los códigos? Un administrador de su lugar de trabajo puede quitarle el segundo paso.',
  setUpTitle: 'Configurar el segundo paso',
  setUp:
    'Su lugar de trabajo pide un segundo paso al iniciar sesión. Lea este código con una aplicación de autenticación en su propio dispositivo y escriba lo que muestre.',
  qr: 'Código QR para la aplicación',
  byHand: 'O escriba esta clave en la aplicación:',
  firstCode: 'Código de la aplicación',
  codesTitle: 'Guarde sus códigos de recuperación',
  codes: 'Cada uno le permite entrar una vez sin el dispositivo. Imprímalos o anótelos; no se volverán a mostrar.',
  kept: 'Ya los he guardado',
};

const zhHans: SecondTexts = {
  title: '第二步验证',
  ask: '请输入您设备上验证器应用当前显示的验证码。如设备不在身边，请输入一个恢复码。',
  code: '验证码',
  codeMissing: '请输入验证码。',
  wrongCode: '验证码不正确或已使用。请等待应用显示下一个验证码，或换用另一个恢复码。',
  next: '继续',
  usePasskey: '使用通行密钥',
  noPasskey: '通行密钥没有响应，请重试或输入验证码。',
  passkeyRefused: '此通行密钥在此无效，请重试或输入验证码。',
  lost: '设备和恢复码都没有？您所在机构的管理员可以为您取消第二步验证。',
  setUpTitle: '设置第二步验证',
  setUp: '您所在的机构要求登录时进行第二步验证。请用您自己设备上的验证器应用扫描此二维码，然后输入应用显示的验证码。',
  qr: '供验证器应用扫描的二维码',
  byHand: '或在应用中手动输入此密钥：',
  firstCode: '应用显示的验证码',
  codesTitle: '保存恢复码',
  codes: '每个恢复码可在没有设备时登录一次。请打印或抄写保存，之后不再显示。',
  kept: '我已保存',
};

export const secondTexts: Record<Language, SecondTexts> = { en, es, 'zh-Hans': zhHans };
