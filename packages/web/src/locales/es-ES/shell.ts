export const shell = {
  product: 'Trellis',
  skip: 'Saltar al contenido',
  menu: {
    label: 'Menú principal',
    dataPanel: 'Resumen',
    user: 'Personas',
    today: 'Hoy',
    subjects: 'Niños y niñas',
  },
  language: 'Idioma',
  languages: {
    'en-US': 'English',
    'zh-CN': '中文',
    'es-ES': 'Español',
  },
  person: 'Su cuenta',
  account: 'Ajustes de la cuenta',
  signOut: 'Cerrar sesión',
  changeRole: 'Cambiar de centro o rol',
  loading: 'Cargando…',
  willSignOut: 'Se cerrará su sesión.',
  network: 'La petición no llegó. Compruebe la red e inténtelo de nuevo.',
  error: {
    title: 'Esta página dejó de funcionar',
    tips: 'Lo que guardó está a salvo. Volver al inicio suele bastar; si se repite, cuente a su administrador qué estaba haciendo.',
    home: 'Inicio',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'La dirección puede ser antigua o su rol no tiene acceso.',
  },
  signingIn: 'Iniciando sesión…',
  signInFailed: {
    title: 'No se pudo iniciar sesión',
    text: 'Puede que el enlace ya se haya usado.',
    again: 'Iniciar sesión de nuevo',
  },
};
