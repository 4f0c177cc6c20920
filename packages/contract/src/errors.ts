import type { ErrorEntry } from './error-entry.ts';
import { type KeysOf, keyed } from './manifest.ts';

/** What any call may answer: none names them. */
const general = {
  'Trellis:NotSignedIn': { status: 401, en: 'Please sign in.', 'zh-Hans': '请先登录。', es: 'Inicie sesión.' },
  'Trellis:ChooseRole': {
    status: 403,
    en: 'Choose the center and role you want to work in.',
    'zh-Hans': '请先选择要进入的机构和角色。',
    es: 'Elija el centro y el rol con los que quiere trabajar.',
  },
  'Trellis:NotAllowed': {
    status: 403,
    en: 'Your role does not allow this.',
    'zh-Hans': '您的角色没有此操作的权限。',
    es: 'Su rol no permite esta acción.',
  },
  'Trellis:KeyReadsOnly': {
    status: 403,
    en: 'This API key or program may read and change nothing.',
    'zh-Hans': '此 API 密钥或程序只能读取，不能更改。',
    es: 'Esta clave de API o este programa solo puede leer, no cambiar.',
  },
  'Trellis:KeyOutOfReach': {
    status: 403,
    en: 'This API key or program does not reach this part of the product.',
    'zh-Hans': '此 API 密钥或程序无权访问产品的这一部分。',
    es: 'Esta clave de API o este programa no llega a esta parte del producto.',
  },
  'Trellis:NotForKeys': {
    status: 403,
    en: 'No API key and no other program may do this: sign in here.',
    'zh-Hans': 'API 密钥和其他程序不能执行此操作，请在此登录后进行。',
    es: 'Ni una clave de API ni otro programa puede hacer esto: inicie sesión aquí.',
  },
  'RocketSystem:ProjectDisabled': {
    status: 403,
    en: 'The center has not enabled this.',
    'zh-Hans': '该中心未开通此功能。',
    es: 'El centro no tiene habilitada esta función.',
  },
  'Business:CenterStateInvalid': {
    status: 403,
    en: '{tenantName} is closed: nobody can enter it now.',
    'zh-Hans': '{tenantName} 已停用，目前任何人都无法进入。',
    es: '{tenantName}: acceso cerrado. Por ahora no puede entrar nadie.',
  },
  'Business:UserInTenantRoleFrozen': {
    status: 403,
    en: 'Your access to this center has been frozen.',
    'zh-Hans': '您在该中心的账号已被冻结。',
    es: 'Su acceso a este centro está congelado.',
  },
  'Business:UserHasNoAvailableTenant': {
    status: 403,
    en: 'You have no center that you can work in.',
    'zh-Hans': '您没有可用的机构。',
    es: 'No tiene ningún centro disponible.',
  },
  'Trellis:LinkUnknown': {
    status: 401,
    en: 'This link is not valid. Please ask the center for a new one.',
    'zh-Hans': '该链接无效，请向中心索取新的链接。',
    es: 'Este enlace no es válido. Pida uno nuevo al centro.',
  },
  'Trellis:LinkClosed': {
    status: 403,
    en: 'This link has expired or was replaced. Please ask the center for a new one.',
    'zh-Hans': '该链接已过期或已被替换，请向中心索取新的链接。',
    es: 'Este enlace ha caducado o se ha sustituido. Pida uno nuevo al centro.',
  },
  'Trellis:InvalidInput': {
    status: 400,
    en: 'Please check the marked fields.',
    'zh-Hans': '请检查标出的字段。',
    es: 'Revise los campos señalados.',
  },
  'Trellis:UnreadableBody': {
    status: 400,
    en: 'The request could not be read.',
    'zh-Hans': '无法读取该请求。',
    es: 'No se pudo leer la petición.',
  },
  'Trellis:UnreadableText': {
    status: 400,
    en: 'This text has a character that cannot be stored.',
    'zh-Hans': '该文本含有无法保存的字符。',
    es: 'Este texto tiene un carácter que no se puede guardar.',
  },
  'Trellis:BodyTooLarge': {
    status: 413,
    en: 'The request is too large.',
    'zh-Hans': '请求内容过大。',
    es: 'La petición es demasiado grande.',
  },
  'Trellis:IdempotencyKeyInvalid': {
    status: 400,
    en: 'The Idempotency-Key header takes 1 to 200 characters.',
    'zh-Hans': 'Idempotency-Key 请求头须为 1 至 200 个字符。',
    es: 'La cabecera Idempotency-Key admite de 1 a 200 caracteres.',
  },
  'Trellis:SubjectErased': {
    status: 409,
    en: 'This child was forgotten; nothing is known of it any more.',
    'zh-Hans': '该儿童的信息已被清除。',
    es: 'Los datos de este niño o niña se borraron.',
  },
  'Trellis:SubjectArchived': {
    status: 409,
    en: 'This child is archived. Restore it first.',
    'zh-Hans': '该儿童已归档，请先恢复。',
    es: 'Este niño o niña está en el archivo. Restáurelo primero.',
  },
  'Trellis:ChildMoved': {
    status: 409,
    en: 'This child moved to another center and is kept here for the books alone.',
    'zh-Hans': '该儿童已转移到其他中心，此处仅保留账目。',
    es: 'Este niño o niña se trasladó a otro centro y aquí queda solo para las cuentas.',
  },
  'Trellis:NotFound': { status: 404, en: 'This no longer exists.', 'zh-Hans': '内容不存在。', es: 'Esto ya no existe.' },
  'Trellis:IdempotencyKeyReused': {
    status: 409,
    en: 'This key was used for another request.',
    'zh-Hans': '该幂等键已用于其他请求。',
    es: 'Esta clave ya se usó para otra petición.',
  },
  'Trellis:Busy': {
    status: 409,
    en: 'Somebody is changing this right now. Please try again.',
    'zh-Hans': '有人正在修改，请稍后重试。',
    es: 'Alguien lo está cambiando ahora mismo. Inténtelo de nuevo.',
  },
  'Trellis:DatabaseAway': {
    status: 503,
    en: 'The database is not answering right now. Please try again in a moment.',
    'zh-Hans': '数据库暂时没有响应，请稍后重试。',
    es: 'La base de datos no responde en este momento. Inténtelo de nuevo enseguida.',
  },
  'Trellis:StorageAway': {
    status: 503,
    en: 'Files cannot be read or stored right now: their storage is not answering. Please try again in a moment.',
    'zh-Hans': '文件存储暂时没有响应，目前无法读取或保存文件，请稍后重试。',
    es: 'En este momento no se pueden leer ni guardar archivos: su almacenamiento no responde. Inténtelo de nuevo enseguida.',
  },
  'Trellis:StorageFull': {
    status: 507,
    en: 'The disk of this system is full. Nothing was stored; please tell whoever runs it.',
    'zh-Hans': '系统磁盘已满，未保存任何内容，请联系系统管理员。',
    es: 'El disco de este sistema está lleno. No se guardó nada; avise a quien lo administra.',
  },
  'Trellis:TooMany': {
    status: 429,
    en: 'Too many attempts. Wait a minute and try again.',
    'zh-Hans': '尝试次数过多，请一分钟后再试。',
    es: 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.',
  },
  'Trellis:Internal': {
    status: 500,
    en: 'Something went wrong on our side. Nothing was changed; please try again.',
    'zh-Hans': '服务器出现问题，数据未被更改，请重试。',
    es: 'Algo falló en el servidor. No se cambió nada; inténtelo de nuevo.',
  },
} as const satisfies Record<string, ErrorEntry>;

/** What calls of several areas may answer: those that do name them. */
const shared = {
  'Trellis:StaleStamp': {
    status: 409,
    en: 'Somebody else changed this meanwhile. Nothing of yours was saved yet; compare and save again.',
    'zh-Hans': '其他人刚刚修改了此内容，您的修改尚未保存，请核对后再保存。',
    es: 'Otra persona lo cambió mientras tanto. Lo suyo aún no se ha guardado; compare y guarde de nuevo.',
  },
  'Trellis:FileTooLarge': {
    status: 413,
    en: 'The file is larger than {max} MB.',
    'zh-Hans': '文件超过 {max} MB。',
    es: 'El archivo supera los {max} MB.',
  },
  'Trellis:PictureTooLarge': {
    status: 413,
    en: 'The picture has more than {max} million pixels.',
    'zh-Hans': '图片超过 {max} 百万像素。',
    es: 'La imagen supera los {max} millones de píxeles.',
  },
  'Trellis:FileTypeRefused': {
    status: 415,
    en: 'This kind of file is not accepted here. Choose one of these: {types}.',
    'zh-Hans': '此处不支持该类型的文件，可使用：{types}。',
    es: 'Aquí no se acepta este tipo de archivo. Se aceptan: {types}.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof general | keyof typeof shared | KeysOf<'errors'>;

/** Every code once, with its status and its text in three languages. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = { ...general, ...shared, ...keyed('errors') };

/** Whether any call may answer a code, beside those that it names. */
export const isGeneral = (code: ErrorCode): boolean => code in general;
