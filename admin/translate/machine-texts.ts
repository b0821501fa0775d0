import type { LeftPassage } from '#content/translate/machine/propose.ts'
import type { Locale } from '#lib/locale.ts'

interface MachineTexts {
  draft: string
  hint: string
  stop: string
  progress: (done: number, all: number) => string
  done: (proposed: number, left: number) => string
  nothing: string
  stopped: (proposed: number) => string
  failed: string
  left: (count: number) => string
  passage: (label: string, number: number | undefined) => string
  reasons: Record<LeftPassage['reason'], string>
}

export const machineTexts: Record<Locale, MachineTexts> = {
  zh: {
    draft: '机器预译',
    hint: '为缺译文和原文已改的段落取机器译文。译文不会自动保存，读过并确认之前不能发布。',
    stop: '停止',
    progress: (done, all) => `正在预译，已完成${done}栏，共${all}栏`,
    done: (proposed, left) => `填入${proposed}段机器译文${left > 0 ? `，${left}段没有填入` : ''}。请通读之后再保存。`,
    nothing: '没有填入机器译文。',
    stopped: (proposed) => `已停止，填入了${proposed}段机器译文。`,
    failed: '机器预译没有成功，请再试一次。',
    left: (count) => `没有填入的${count}段`,
    passage: (label, number) => (number === undefined ? label : `${label}，第${number}段`),
    reasons: {
      empty: '译文是空的',
      characters: '译文里有不该有的字符',
      codes: '译文的标记不全或不对',
      facts: '数字、链接或占位符与原文不一致',
      language: '译文不是要的语言',
      length: '译文过长或过短',
      source: '译文就是原文',
      same: '译文与现在的一样，意思可能没变',
      count: '服务返回的段数不对',
      nonsense: '服务的回答无法读取',
      timeout: '服务没有及时回答',
      unreachable: '连不上服务',
      refused: '服务拒绝了请求，请告诉管理员',
      redirect: '服务转到了别的地址，请告诉管理员',
      tooLong: '服务的回答过长',
      stopped: '已停止',
      limit: '今天可以送去翻译的字数已经用完',
      rest: '一次送不完，请先保存，再预译其余的段落',
    },
  },
  en: {
    draft: 'Draft by machine',
    hint: 'Asks a machine for the passages that are missing or whose source has changed. Nothing is saved by itself, and nothing can be published before somebody has read and confirmed it.',
    stop: 'Stop',
    progress: (done, all) => `Drafting: ${done} of ${all} fields are done`,
    done: (proposed, left) =>
      `${proposed === 1 ? '1 passage was' : `${proposed} passages were`} drafted${left > 0 ? `; ${left} left out` : ''}. Read them before you save.`,
    nothing: 'Nothing was drafted.',
    stopped: (proposed) => `Stopped; ${proposed === 1 ? '1 passage was' : `${proposed} passages were`} drafted.`,
    failed: 'No machine drafts could be made. Please try again.',
    left: (count) => (count === 1 ? '1 passage was left out' : `${count} passages were left out`),
    passage: (label, number) => (number === undefined ? label : `${label}, passage ${number}`),
    reasons: {
      empty: 'the draft is empty',
      characters: 'the draft has characters that do not belong there',
      codes: 'tags are missing or wrong',
      facts: 'numbers, links or placeholders differ from the source',
      language: 'the draft is in another language',
      length: 'the draft is far too long or too short',
      source: 'the draft is the source itself',
      same: 'the draft is what is there already; perhaps the meaning is the same',
      count: 'the service gave back another number of passages',
      nonsense: 'the answer of the service cannot be read',
      timeout: 'the service did not answer in time',
      unreachable: 'the service cannot be reached',
      refused: 'the service refused the request; tell an administrator',
      redirect: 'the service leads to another address; tell an administrator',
      tooLong: 'the answer of the service is too long',
      stopped: 'stopped',
      limit: 'as much as may be sent in a day has been sent',
      rest: 'too much for one time: save first, then draft the rest',
    },
  },
}
