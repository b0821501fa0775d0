import type { Locale } from '#lib/locale.ts'

interface Texts {
  title: string
  lead: string
  machine: string
  otherLanguage: string
  contents: string
  askTitle: string
  ask: string
  headers: [name: string, meaning: string][]
  answerTitle: string
  answer: string
  codesTitle: string
  code: string
  status: string
  meaning: string
  success: string
  callsTitle: string
  input: string
  noInput: string
  output: string
  example: string
  exampleAnswer: string
  changes: string
  optional: string
  listOf: string
  oneOf: string
  tryIt: string
  body: string
  send: string
  answered: string
  failed: string
}

export const texts: Record<Locale, Texts> = {
  zh: {
    title: '接口说明',
    lead: '网站自身使用的全部接口。以下各例取自本站此刻的真实应答，列表只留第一项。',
    machine: 'OpenAPI 3.1描述',
    otherLanguage: 'English',
    contents: '目录',
    askTitle: '如何请求',
    ask: '每个接口都用POST，请求体为JSON（Content-Type: application/json），不超过100 KB；没有参数时可以不带请求体。请求头：',
    headers: [
      ['lang', '文字与提示所用的语言：zh-CN或en-US，默认zh-CN'],
      ['accessToken', '登录后得到的令牌'],
      [
        'Idempotency-Key',
        '用于会改变数据的接口：16至128个字母、数字、下划线或连字符，每次请求随机生成。带着同一个值重发，只执行一次，并得到第一次的应答；保留24小时',
      ],
    ],
    answerTitle: '如何应答',
    answer:
      '应答总是同一种信封：code、message与data。code为000000即成功，data如各接口所述；否则message是给人看的说明，requestId与日志中的编号一致，填写有误时data.fields逐项指出。凡已应答的请求，HTTP状态都是200，下表另有注明的除外；路径不是接口时为404。',
    codesTitle: '代码表',
    code: 'code',
    status: 'HTTP',
    meaning: '含义',
    success: '成功',
    callsTitle: '接口',
    input: '请求',
    noInput: '没有参数',
    output: '应答中的data',
    example: '请求示例',
    exampleAnswer: '应答示例',
    changes: '会改变数据',
    optional: '可省略',
    listOf: '列表，每项：',
    oneOf: '以下之一：',
    tryIt: '试一试',
    body: '请求体（JSON）',
    send: '发送',
    answered: '应答',
    failed: '没有得到应答',
  },
  en: {
    title: 'API reference',
    lead: 'Every call the site itself makes. The examples are this site’s live responses, with the first item of each list.',
    machine: 'OpenAPI 3.1 description',
    otherLanguage: '中文',
    contents: 'Contents',
    askTitle: 'Requests',
    ask: 'Every call is a POST with a JSON body (Content-Type: application/json) of up to 100 KB; a call without parameters needs no body. Headers:',
    headers: [
      ['lang', 'Language of texts and messages: zh-CN or en-US; the default is zh-CN'],
      ['accessToken', 'The token you get when signing in'],
      [
        'Idempotency-Key',
        'For calls that change something: 16 to 128 letters, digits, underscores or hyphens, random for each call. Retries with the same key return the first response, for 24 hours',
      ],
    ],
    answerTitle: 'Responses',
    answer:
      'Every answer is an envelope of code, message and data. With code 000000 data is as described below. With any other, message is for a person, requestId is the number in the log, and for bad input data.fields names each wrong field. The HTTP status of an answered call is 200 unless the table says otherwise; a path that is no call is 404.',
    codesTitle: 'Codes',
    code: 'code',
    status: 'HTTP',
    meaning: 'Meaning',
    success: 'Success',
    callsTitle: 'Calls',
    input: 'Input',
    noInput: 'No parameters',
    output: 'data of the response',
    example: 'Request',
    exampleAnswer: 'Response',
    changes: 'changes data',
    optional: 'optional',
    listOf: 'list, each item:',
    oneOf: 'one of:',
    tryIt: 'Try it',
    body: 'Body (JSON)',
    send: 'Send',
    answered: 'Response',
    failed: 'No response',
  },
}
