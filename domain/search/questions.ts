/**
 * How people begin a question in English, each as an expression, in words that no answer has. Longer ones come before what
 * they begin with.
 */
const englishBeginnings = [
  'how (?:much|many)(?: (?:do|does|is|are)(?: (?:i|we|it|you))?)?',
  'how (?:do|can|should|could|would) (?:i|we|you|one)',
  'how (?:does one|to)',
  'where (?:can|do|could) (?:i|we|you) (?:find|get|see|download(?= )|buy(?= ))?',
  'where (?:is|are)',
  'what (?:is|are|does|do)',
  "what['’]s",
  'why (?:is|are|does|do|did)',
  'is there(?: an?y?)?',
  'are there any',
  'are there',
  'can (?:i|we|you)',
  'could you(?: please)?(?: tell me)?',
  'do you (?:have|offer|support|sell)',
  'does (?:it|this)',
  "i (?:want|need|would like|am trying|['’]?m trying)(?: to)?",
  "i['’]m (?:looking for|trying to)",
  'looking for',
  'tell me(?: about)?',
  'help me(?: with)?',
]
const english = new RegExp(`^(?:(?:please|hi|hello|hey)[ ,]+)*(?:${englishBeginnings.join('|')})\\s+(?=\\S)`, 'i')

/** How they begin and end one in Chinese. */
const chineseHead =
  /^(?:请问一?下?|你好|您好|想问一?下?|我想(?:要|问|知道|了解|咨询)?一?下?|我要|麻烦问?一?下?|求助|请教)[，,：: ]*(?=\S)/u
const chineseStart =
  /^(?:怎么样?(?:才能|可以|去)?|如何(?:才能|去)?|哪里(?:可以|能|有)?|在哪里?(?:可以|能)?|为什么|为何|什么是|有没有|能不能|可不可以|可以|是不是)(?=.{2})/u
const chineseEnd =
  /(?<=.{2})(?:怎么办|怎么回事|怎么弄|怎么解决|如何解决|怎么处理|怎么做|怎么用|怎么样|是什么意思?|有哪些|在哪里?|在哪儿|哪里有|可以吗|行不行|能用吗|了怎么办|吗|呢|啊)[？?！!。. ]*$/u

/** A question without the words that make it one; what is nothing but a question stays as it is. */
export function dropQuestion(text: string): string {
  const head = text.replace(english, '').replace(chineseHead, '')
  const left = head.replace(chineseEnd, '').replace(chineseStart, '')
  return left.trim() === '' ? text : left
}

/** Whether somebody asks, rather than names something. */
export const isQuestion = (text: string): boolean => dropQuestion(text) !== text || /[?？]\s*$/u.test(text)
