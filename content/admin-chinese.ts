import { zh } from '@payloadcms/translations/languages/zh'

type Words = typeof zh.translations

/** Of single messages: what an editor would say. */
const written: { [Group in keyof Words]?: Partial<Record<keyof Words[Group], string>> } = {
  authentication: {
    alreadyActivated: '已经激活',
    alreadyLoggedIn: '您已登录',
    emailNotValid: '邮箱不正确',
    emailOrUsername: '邮箱或用户名',
    verifyYourEmail: '验证您的邮箱',
    checkYourEmailForPasswordReset:
      '如果这个邮箱有账号，您很快会收到重置密码的邮件。收件箱里没有的话，请看看垃圾邮件。',
    forgotPasswordEmailInstructions: '请填写您的邮箱，我们会把重置密码的方法发给您。',
    logBackIn: '重新登录',
    loggedOutInactivity: '您长时间没有操作，已退出登录。',
    loggedOutSuccessfully: '您已退出登录。',
    logoutSuccessful: '已退出登录。',
    stayLoggedIn: '保持登录',
    youAreInactive: '您已有一段时间没有操作，为安全起见，很快会自动退出登录。要保持登录吗？',
  },
  error: {
    emailOrPasswordIncorrect: '邮箱或密码不正确。',
    missingEmail: '缺少邮箱。',
    unverifiedEmail: '请先验证您的邮箱，再登录。',
    userEmailAlreadyRegistered: '这个邮箱已有账号。',
    correctInvalidFields: '请改正有误的字段。',
    followingFieldsInvalid_one: '以下字段有误：',
    followingFieldsInvalid_other: '以下字段有误：',
    notAllowedToPerformAction: '您没有权限这样做。',
    notFound: '没有找到。',
    unauthorized: '请先登录。',
    valueMustBeUnique: '已有相同的值',
  },
  fields: {
    chooseFromExisting: '从已有的选择',
    selectExistingLabel: '选择已有的{{label}}',
    uploadNewLabel: '上传{{label}}',
  },
  general: {
    all: '全部',
    created: '创建',
    createNew: '新建',
    createNewLabel: '新建{{label}}',
    creating: '新建',
    creatingNewLabel: '新建{{label}}',
    currentlyEditing: '正在编辑。如果您接手，对方将不能继续编辑，没有保存的更改可能会丢失。',
    deletedAt: '删除于',
    dashboard: '工作台',
    backToDashboard: '回到工作台',
    duplicateWithoutSaving: '复制（不保存更改）',
    editing: '编辑',
    email: '邮箱',
    fallbackToDefaultLocale: '改用默认语言',
    globals: '设置',
    lastModified: '最后修改',
    leaveAnyway: '仍然离开',
    leaveWithoutSaving: '不保存就离开吗？',
    newLabel: '新建{{label}}',
    next: '下一步',
    noResults: '没有找到{{label}}：还没有，或者不符合上面的筛选条件。',
    noResultsDescription: '还没有，或者不符合上面的筛选条件。',
    nothingFound: '没有找到',
    of: '/',
    payloadSettings: '界面设置',
    perPage: '每页{{limit}}条',
    previous: '上一步',
    sortByLabelDirection: '按{{label}}{{direction}}排列',
    sorryNotFound: '没有找到您要的页面。',
    stayOnThisPage: '留在此页',
    successfullyCreated: '已新建{{label}}。',
    thisLanguage: '简体中文',
    trashedCountSuccessfully: '{{count}}个{{label}}已移入垃圾箱。',
    unsavedChanges: '有没保存的更改，请先保存或放弃。',
    unsavedChangesDuplicate: '有没保存的更改，仍要复制吗？',
    updatedAt: '更新于',
    yes: '是',
  },
  localization: {
    cannotCopySameLocale: '不能复制到同一种语言',
    copyToLocale: '复制到另一种语言',
    localeToPublish: '要发布的语言',
    selectedLocales: '所选语言',
    selectLocaleToDuplicate: '选择要复制的语言',
  },
  upload: {
    dragAndDrop: '把文件拖到这里',
    dragAndDropHere: '或把文件拖到这里',
    editImage: '编辑图片',
  },
  validation: {
    required: '必填',
    trueOrFalse: '只能选“是”或“否”。',
  },
  version: {
    aboutToUnpublishIn: '即将取消发布{{locale}}版，访客将看不到它。确定吗？',
    lastSavedAgo: '上次保存：{{distance}}前',
    previouslyDraft: '以前的草稿',
    previouslyPublished: '以前发布的',
    publishIn: '发布{{locale}}版',
    publishing: '发布中',
    unpublishIn: '取消发布{{locale}}版',
    versionID: '版本号',
  },
}

/** Of all messages: one word for a thing, and no spaces around what is put in, which is Chinese itself or a number. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  [/语言环境设置|语言环境|区域设置|语言设置/g, '语言'],
  [/回收站/g, '垃圾箱'],
  [/即将将/g, '即将把'],
  [/登出登录|登出/g, '退出登录'],
  [/登入/g, '登录'],
  [/电子邮件地址|电子邮箱/g, '邮箱'],
  [/过滤条件|过滤器|过滤/g, '筛选'],
  [/仪表板/g, '工作台'],
  [/小部件|小工具/g, '卡片'],
  [/无效的文件类型/g, '文件类型不对'],
  [/<没有 (\{\{\w+\}\})>/g, '没有$1'],
  [/\.\.\./g, '…'],
  [/(?<=[\p{Script=Han}\p{Po}]) +(?=\{\{|<\d>)|(?<=\}\}|<\/\d>) +(?=[\p{Script=Han}\p{Po}])/gu, ''],
  [/(?<=\}\}) +(?=\{\{)/g, ''],
  [/(?<=[。！？：]) +/g, ''],
  [/(?<=\p{Script=Han}) +(?=[A-Za-z])|(?<=[A-Za-z]) +(?=\p{Script=Han})/gu, ''],
  [/(?<=\p{Script=Han}):/gu, '：'],
  [/ ?\(([^()]*\p{Script=Han}[^()]*)\)/gu, '（$1）'],
  [/["「]([^"「」]*)["」]/g, '“$1”'],
]

const edit = (text: string) => rules.reduce((edited, [pattern, by]) => edited.replaceAll(pattern, by), text)

function editAll(words: Words): Words {
  const groups = Object.entries(words).map(([group, messages]) => {
    const own: Record<string, string | undefined> = written[group as keyof Words] ?? {}
    const edited = Object.entries(messages).map(([key, text]) => [key, own[key] ?? edit(text)])
    return [group, Object.fromEntries(edited)]
  })
  return Object.fromEntries(groups) as Words
}

/** The admin's Chinese, from Payload's own. */
export const adminChinese: typeof zh = { ...zh, translations: editAll(zh.translations) }
