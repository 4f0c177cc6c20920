export const shell = {
  product: 'Trellis',
  skip: '跳到正文',
  menu: {
    label: '主菜单',
    dataPanel: '概览',
    user: '人员',
    today: '今日',
    subjects: '儿童',
  },
  language: '语言',
  languages: {
    'en-US': 'English',
    'zh-CN': '中文',
    'es-ES': 'Español',
  },
  person: '我的账号',
  account: '账号设置',
  signOut: '退出登录',
  changeRole: '切换机构或角色',
  loading: '加载中…',
  willSignOut: '即将退出登录。',
  network: '请求未送达，请检查网络后重试。',
  error: {
    title: '页面出现问题',
    tips: '已保存的内容不会丢失。返回首页通常可以恢复；如果再次发生，请告诉管理员您当时的操作。',
    home: '首页',
  },
  notFound: {
    title: '页面不存在',
    text: '地址可能已失效，或您的角色没有访问权限。',
  },
  signingIn: '正在登录…',
  signInFailed: {
    title: '登录未成功',
    text: '该链接可能已被使用。',
    again: '重新登录',
  },
};
