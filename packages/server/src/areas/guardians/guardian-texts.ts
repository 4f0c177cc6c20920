import type { Language } from '@trellis/contract/languages';

interface GuardianTexts {
  /** Of the file, without the day, and of its sheet. */
  name: string;
  headers: Record<'fullName' | 'children' | 'phone' | 'email' | 'city' | 'source' | 'emergency' | 'confirmed' | 'created', string>;
}

/** What stands in an Excel file of guardians. */
export const guardianTexts: Record<Language, GuardianTexts> = {
  en: {
    name: 'Guardians',
    headers: {
      fullName: 'Name',
      children: 'Children',
      phone: 'Phone',
      email: 'Email',
      city: 'City',
      source: 'Heard of us',
      emergency: 'Emergency contact',
      confirmed: 'Confirmed on',
      created: 'Recorded on',
    },
  },
  'zh-Hans': {
    name: '监护人',
    headers: {
      fullName: '姓名',
      children: '儿童',
      phone: '电话',
      email: '邮箱',
      city: '城市',
      source: '了解渠道',
      emergency: '紧急联系人',
      confirmed: '确认日期',
      created: '登记日期',
    },
  },
  es: {
    name: 'Tutores',
    headers: {
      fullName: 'Nombre',
      children: 'Niños y niñas',
      phone: 'Teléfono',
      email: 'Correo',
      city: 'Ciudad',
      source: 'Nos conoció por',
      emergency: 'Contacto de emergencia',
      confirmed: 'Confirmado el',
      created: 'Registrado el',
    },
  },
};
