import type { Words } from '../languages.ts';
import type { GuardianRole, ReferralSource } from './rules.ts';

/** What a guardian is to a child. */
export const guardianRoleWords: Words<GuardianRole> = {
  en: { Mother: 'Mother', Father: 'Father', Grandparent: 'Grandparent', Other: 'Other relation' },
  'zh-Hans': { Mother: '母亲', Father: '父亲', Grandparent: '祖父母或外祖父母', Other: '其他关系' },
  es: { Mother: 'Madre', Father: 'Padre', Grandparent: 'Abuelo o abuela', Other: 'Otra relación' },
};

/** How a family heard of the centre. */
export const referralSourceWords: Words<ReferralSource> = {
  en: {
    Family: 'Friends or family',
    Doctor: 'A doctor or therapist',
    School: 'School or kindergarten',
    Search: 'Searching the web',
    SocialMedia: 'Social media',
    Event: 'An event or a talk',
    Other: 'Something else',
  },
  'zh-Hans': {
    Family: '亲友推荐',
    Doctor: '医生或治疗师',
    School: '学校或幼儿园',
    Search: '网络搜索',
    SocialMedia: '社交媒体',
    Event: '活动或讲座',
    Other: '其他',
  },
  es: {
    Family: 'Amigos o familiares',
    Doctor: 'Un médico o terapeuta',
    School: 'La escuela o la guardería',
    Search: 'Una búsqueda en internet',
    SocialMedia: 'Redes sociales',
    Event: 'Un evento o una charla',
    Other: 'Otro medio',
  },
};

const guardianFieldNames = {
  fullName: 'Name',
  children: 'Children',
  role: 'Relation to the child',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
  source: 'How they heard of us',
  emergency: 'Emergency contact',
  confirmedAt: 'Confirmed on',
  createdAt: 'Recorded on',
};
/** The fields of a guardian, as forms, lists and files head them. */
export const guardianFieldWords: Words<keyof typeof guardianFieldNames> = {
  en: guardianFieldNames,
  'zh-Hans': {
    fullName: '姓名',
    children: '儿童',
    role: '与儿童的关系',
    phone: '电话',
    email: '邮箱',
    city: '城市',
    source: '了解渠道',
    emergency: '紧急联系人',
    confirmedAt: '确认日期',
    createdAt: '登记日期',
  },
  es: {
    fullName: 'Nombre',
    children: 'Niños y niñas',
    role: 'Parentesco',
    phone: 'Teléfono',
    email: 'Correo',
    city: 'Ciudad',
    source: 'Cómo nos conoció',
    emergency: 'Contacto de emergencia',
    confirmedAt: 'Confirmado el',
    createdAt: 'Registrado el',
  },
};
