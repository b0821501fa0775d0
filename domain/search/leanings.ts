import { foldText, foldWords } from './fold.ts'

/** What people want when they ask so, and the kinds of records that give it. */
interface Leaning {
  asked: RegExp
  kinds: readonly string[]
}

const leanings: readonly Leaning[] = [
  {
    // Something does not work.
    asked:
      /报错|错误|出错|失败|闪退|崩溃|卡死|死机|打不开|装不上|连不上|登不上|用不了|不能用|没反应|不动|不收敛|发散|找不到|不显示|没有声音|不一致|不一样|不对|丢了|丢失|断开|断线|掉线|变慢|太慢|很慢|越来越|超时|乱码|异常|无法|不了|error|fail|crash|freez|hang|stuck|slow|stop|broken|wrong|missing|lost|corrupt|timed? ?out|warning|cannot|can['’]?t|won['’]?t|does(?:n['’]?t| not)|is(?:n['’]?t| not)|not (?:work|start|found|open|converg)|different results|other results/iu,
    kinds: ['help-articles'],
  },
  {
    // How to do it.
    asked:
      /怎么|怎样|如何|步骤|方法|能不能|可不可以|能.{1,12}吗|可以.{1,12}吗|设置|配置|安装|升级|导入|导出|迁移|借出|激活|许可|授权|licen[cs]e|how (?:do|to|can|should)|can (?:i|we|you)|install|uninstall|set ?up|configur|upgrad|updat|import|export|convert|migrat|borrow|activat/iu,
    kinds: ['help-articles'],
  },
  {
    asked:
      /招聘|招人|岗位|职位|实习|校招|社招|应聘|求职|简历|薪资|工资|(?:开发|测试|应用|前端|后端|算法|硬件|软件)工程师|居家办公|远程办公|\b(?:jobs?|positions?|vacanc\w+|careers?|hiring|recruit\w*|intern(?:ship)?s?|salary|developer|engineer)\b/iu,
    kinds: ['positions'],
  },
  {
    asked:
      /课程|网课|教程|入门|零基础|新手|学习|怎么学|讲解|培训|视频|老师|\b(?:courses?|lessons?|learn\w*|beginners?|tutorials?|training|video|teach\w*)\b/iu,
    kinds: ['courses', 'lessons'],
  },
  {
    asked: /教材|课本|课件|样章|书号|出版|教科书|\b(?:text ?books?|books?|chapters?|isbn|slides)\b|97[89][- ]?\d/iu,
    kinds: ['textbooks'],
  },
  {
    asked:
      /代理|经销|渠道|伙伴|服务商|集成商|哪里(?:能|可以)?买|\b(?:resellers?|distributors?|dealers?|partners?|integrators?)\b/iu,
    kinds: ['partners'],
  },
  {
    asked:
      /几路|多少路|通道|板卡|机箱|噪声|分贝|功耗|尺寸|重量|接口卡|选型|型号|质保|保修|\b(?:channels?|rack|weight|noise|power consumption|dimensions?|data ?sheet|warranty|stations?|boards?)\b|\b(?:ARINC|MIL[- ]?STD|CAN|EtherCAT|FlexRay)\b/iu,
    kinds: ['machines'],
  },
  {
    asked: /漏洞|安全公告|CVE|\bvulnerabilit|\badvisor(?:y|ies)\b|\bexploit/iu,
    kinds: ['advisories'],
  },
  {
    asked:
      /最新|当前版本|新版|哪个版本|新功能|更新了什么|更新内容|有什么更新|发布说明|更新日志|latest|newest|current version|release notes|what['’]?s new|changelog|new features/iu,
    kinds: ['releases'],
  },
  {
    asked: /matlab|simulink|m文件|\.m\b|\bslx\b|\bmdl\b|\bmex\b|函数|等价|对应|\bfunctions?\b|\bequivalent\b/iu,
    kinds: ['function-areas', 'columns'],
  },
  {
    // Whether it can do it, and what it is.
    asked:
      /能做|能不能做|支持.{0,10}(?:吗|哪些)|有没有.{1,10}功能|可以做|does it (?:support|do)|do you support|can it/iu,
    kinds: ['products', 'toolboxes', 'standards'],
  },
  {
    // Something to be had or done on a page of its own.
    asked:
      /价格|报价|询价|多少钱|购买|采购|发票|合同|下载|安装包|最新|新版|注册|登录|登陆|密码|注销|账号|账户|隐私|电话|邮箱|地址|上班|下班|几点|客服|工单|补丁|试用|二次开发|\b(?:price|pricing|cost|quote|quotation|buy|purchase|invoice|download|latest|newest|register|sign[- ]?(?:in|up)|log ?in|password|account|privacy|phone|e-?mail|address|hours|ticket|patch|trial|api|sdk)\b/iu,
    kinds: ['columns'],
  },
]

/** The kinds of records that a query leans to, by how it asks. */
export function leaningsOf(query: string): ReadonlySet<string> {
  const text = foldText(foldWords(query))
  return new Set(leanings.filter(({ asked }) => asked.test(text)).flatMap(({ kinds }) => kinds))
}

/** Whether the newest of something is asked for. */
export const asksForNewest = (query: string): boolean =>
  /最新|最近|新版|当前版本|\b(?:latest|newest|recent|current)\b/iu.test(foldText(foldWords(query)))
