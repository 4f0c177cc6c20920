import type { LetterTexts } from './letter-text.ts';

const fewClasses: LetterTexts = {
  en: {
    subject: '{childName}: {left} sessions left',
    paragraphs: [
      'The contract of {childName} with {tenantName}, signed on {signTime}, has {left} sessions left.',
      'You asked to be reminded of it. Please talk to the family in good time about a renewal.',
    ],
  },
  'zh-Hans': {
    subject: '{childName}：剩余 {left} 课时',
    paragraphs: ['{childName}与{tenantName}于 {signTime} 签订的合同还剩 {left} 课时。', '您为该合同设置了提醒，请尽早与家庭沟通续约。'],
  },
  es: {
    subject: '{childName}: quedan {left} sesiones',
    paragraphs: [
      'Al contrato de {childName} con {tenantName}, firmado el {signTime}, le quedan {left} sesiones.',
      'Pidió que se le recordara. Hable con tiempo con la familia sobre una renovación.',
    ],
  },
};

const contractToSign: LetterTexts = {
  en: {
    subject: 'Please sign the contract for {childName}',
    paragraphs: [
      '{tenantName} sends you the contract for {childName} to read and to sign.',
      'It takes a minute on a phone. You need no account and no password. Once it is signed you can keep it as a PDF from the same page.',
      'The link is yours alone. Please do not pass it on.',
      'If you do not know what this is about, you need not do anything.',
    ],
    button: 'Read and sign',
  },
  'zh-Hans': {
    subject: '请签署{childName}的合同',
    paragraphs: [
      '{tenantName}向您发送{childName}的合同，请阅读并签署。',
      '用手机约一分钟即可完成。无需账号和密码。签署后可在同一页面保存 PDF。',
      '此链接仅供您本人使用，请勿转发。',
      '如果您不了解此事，无需进行任何操作。',
    ],
    button: '阅读并签署',
  },
  es: {
    subject: 'Firme el contrato de {childName}',
    paragraphs: [
      '{tenantName} le envía el contrato de {childName} para que lo lea y lo firme.',
      'Se hace en un minuto con el teléfono. No necesita cuenta ni contraseña. Una vez firmado puede guardarlo como PDF desde la misma página.',
      'El enlace es solo para usted. No lo reenvíe.',
      'Si no sabe de qué se trata, no tiene que hacer nada.',
    ],
    button: 'Leer y firmar',
  },
};

const contractSigned: LetterTexts = {
  en: {
    subject: 'The contract of {childName} is signed',
    paragraphs: [
      '{signerName} signed the contract of {childName} with {tenantName}.',
      'You find it, and its PDF, with the contracts of the child.',
    ],
  },
  'zh-Hans': {
    subject: '{childName}的合同已签署',
    paragraphs: ['{signerName}已签署{childName}与{tenantName}的合同。', '您可在该儿童的合同中查看并下载 PDF。'],
  },
  es: {
    subject: 'El contrato de {childName} está firmado',
    paragraphs: [
      '{signerName} firmó el contrato de {childName} con {tenantName}.',
      'Lo encontrará, con su PDF, entre los contratos del niño o la niña.',
    ],
  },
};

export const contractTexts = { fewClasses, contractToSign, contractSigned };
