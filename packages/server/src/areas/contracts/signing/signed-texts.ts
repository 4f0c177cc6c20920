import type { Language } from '@trellis/contract/languages';

export interface SignedTexts {
  title: string;
  center: string;
  terms: (version: number) => string;
  signature: string;
  signatureOf: (name: string) => string;
  signedBy: (name: string, time: string) => string;
  typedBy: (name: string, time: string) => string;
}

/** What stands in the PDF of a signed contract beside the words of its fields. */
export const signedTexts: Record<Language, SignedTexts> = {
  en: {
    title: 'Signed contract',
    center: 'Center',
    terms: (version) => `Terms (version ${version})`,
    signature: 'Signature',
    signatureOf: (name) => `Signature of ${name}`,
    signedBy: (name, time) => `${name}, guardian. Signed on a phone on ${time}.`,
    typedBy: (name, time) => `${name}, guardian. Signed on a phone on ${time} by typing the name, without a drawn signature.`,
  },
  'zh-Hans': {
    title: '已签署合同',
    center: '中心',
    terms: (version) => `条款（第 ${version} 版）`,
    signature: '签名',
    signatureOf: (name) => `${name}的签名`,
    signedBy: (name, time) => `监护人 ${name}，于 ${time} 通过手机签署。`,
    typedBy: (name, time) => `监护人 ${name}，于 ${time} 在手机上以输入姓名的方式签署，无手写签名。`,
  },
  es: {
    title: 'Contrato firmado',
    center: 'Centro',
    terms: (version) => `Condiciones (versión ${version})`,
    signature: 'Firma',
    signatureOf: (name) => `Firma de ${name}`,
    signedBy: (name, time) => `${name}, persona responsable. Firmado con un teléfono el ${time}.`,
    typedBy: (name, time) => `${name}, persona responsable. Firmado con un teléfono el ${time} escribiendo el nombre, sin firma dibujada.`,
  },
};
