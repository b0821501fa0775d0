import { reported } from './compatibility/counts.ts'
import type { ColumnSeed } from './types.ts'

export const columns: ColumnSeed[] = [
  // General
  {
    path: '/', icon: 'lucide:orbit',
    title: { zh: '首页', en: 'Home' },
    description: { zh: '浑仪科技编写工程系统的建模与仿真软件：建模、计算、控制、实时和孪生五个产品族，24个工具箱，五种硬件。', en: 'Armilla makes modelling and simulation software for engineered systems: five product families, 24 toolboxes and five machines.' },
    lead: { zh: '让工程系统先在计算中成立。从方程到样机，设计、验证和实时运行用同一个模型。', en: 'Prove it before you build it. Design, verify and run an engineered system from one model.' },
    body: {
      zh: '浑仪科技2014年在杭州成立，编写工程系统的建模与仿真软件。您可以用它描述机械、液压、电气和热系统，求解方程，设计控制器，连接真实设备，再让降阶模型在机器旁运行。\n\n- 了解五个[产品族](/product)和24个[工具箱](/product/Toolbox)。\n- 按行业查看[解决方案](/solution)和[客户案例](/case)。\n- 当前稳定版是R2026b，支持到2028年11月30日；安装包怎样取得，见[下载中心](/product/download)。\n\n页面上的每个测量值都写明条件和来源。有疑问，请[联系我们](/contact)。',
      en: 'Armilla was founded in Hangzhou in 2014 and makes modelling and simulation software for engineered systems. With it you describe mechanical, hydraulic, electrical and thermal systems, solve their equations, design controllers, connect real equipment and run reduced models beside the machine.\n\n- See the five [product families](/product) and the 24 [toolboxes](/product/Toolbox).\n- Look at [solutions](/solution) and [customer stories](/case) by industry.\n- The current stable release is R2026b, supported to 30 November 2028; [Downloads](/product/download) says how to get the installers.\n\nEach measured value on these pages states its condition and source. If you doubt one, [ask us](/contact).',
    },
  },
  {
    path: '/about', icon: 'lucide:info',
    title: { zh: '关于浑仪', en: 'About Armilla' },
    description: { zh: '浑仪科技2014年成立于杭州，420人，办公地在杭州、北京、西安和慕尼黑，编写建模与仿真软件。', en: 'Armilla, founded in Hangzhou in 2014, has 420 people in Hangzhou, Beijing, Xi’an and Munich and makes simulation software.' },
    lead: { zh: '我们写软件，让工程师在造出机器之前知道它会怎样工作。', en: 'We write software that lets engineers know how a machine will behave before they build it.' },
    body: {
      zh: '公司2014年在杭州成立，现有420人，在杭州、北京、西安和慕尼黑工作。名字取自浑仪：古人用一组带刻度的环，先算出天体的位置，再去看。\n\n## 我们怎样工作\n\n- 模型用公开标准书写，离开我们的工具也能读。\n- 公布的测量值附条件和来源，允许别人重算。\n- 做不到的事写在文档里，不留给客户去发现。\n\n## 我们做什么产品\n\n五个产品族：建模、计算、控制、实时、孪生。引擎以古代仪器命名：圭表求解，子午编译，刻漏计时，星盘绘图。',
      en: 'The company was founded in Hangzhou in 2014 and has 420 people in Hangzhou, Beijing, Xi’an and Munich. It is named after the armillary sphere, a set of graduated rings with which astronomers computed where a body would stand before they looked for it.\n\n## How we work\n\n- Models are written in public standards and can be read without our tools.\n- Published measurements carry their condition and source, so that others can repeat them.\n- What does not work is in the documentation, not left for customers to find.\n\n## What we make\n\nFive product families: Studio, Compute, Control, Realtime and Twin. The engines carry the names of old instruments: Gnomon solves, Meridian compiles, Clepsydra keeps time and Astrolabe draws.',
    },
  },
  {
    path: '/contact', icon: 'lucide:mail',
    title: { zh: '联系我们', en: 'Contact' },
    description: { zh: '按用途列出浑仪的邮箱和电话，以及杭州、北京、西安和慕尼黑四个办公地的地址与工作时间。', en: 'E-mail addresses by purpose, the phone number, and the addresses and hours of the offices in Hangzhou, Beijing, Xi’an and Munich.' },
    lead: { zh: '说明您的系统和问题，我们转给懂这个领域的人。', en: 'Tell us about your system and your question; we pass it to someone who knows the field.' },
    body: {
      zh: '- 咨询、报价和预约专家：sales@armilla.example\n- 技术支持：support@armilla.example，来信写什么，见[报告故障](/support/ticket/new)\n- 安全问题：psirt@armilla.example\n- 伙伴合作：partners@armilla.example\n- 教学与培训：education@armilla.example\n- 媒体：press@armilla.example\n- 招聘：careers@armilla.example\n- 其他事项：info@armilla.example\n\n电话+86 000 0000 0000（示例号码），周一至周五9:00—18:00（北京时间）有人接听。慕尼黑办公地按当地时间9:00—17:00工作。\n\n- 杭州（总部）：浙江省杭州市观象路1号浑仪楼（示例地址）\n- 北京：北京市子午街24号3层（示例地址）\n- 西安：陕西省西安市刻漏巷8号（示例地址）\n- 慕尼黑：Musterstraße 4, München, Deutschland（示例地址）\n\n写信时请说明产品和版本。涉密内容、密码和他人的个人信息请不要发送。',
      en: '- Sales, quotations and talks with an expert: sales@armilla.example\n- Technical support: support@armilla.example; what to write is under [reporting a fault](/support/ticket/new)\n- Security: psirt@armilla.example\n- Partners: partners@armilla.example\n- Teaching and training: education@armilla.example\n- Press: press@armilla.example\n- Careers: careers@armilla.example\n- Anything else: info@armilla.example\n\nThe telephone, +86 000 0000 0000 (example number), is answered Monday to Friday, 9:00 to 18:00, China Standard Time. Munich works from 9:00 to 17:00 local time.\n\n- Hangzhou (head office): Armilla Building, 1 Guanxiang Road, Hangzhou, Zhejiang, China (example address)\n- Beijing: Floor 3, 24 Ziwu Street, Beijing, China (example address)\n- Xi’an: 8 Kelou Lane, Xi’an, Shaanxi, China (example address)\n- Munich: Musterstraße 4, Munich, Germany (example address)\n\nPlease name the product and version when you write. Do not send classified material, passwords or personal data of others.',
    },
  },
  {
    path: '/joinUs', icon: 'lucide:briefcase',
    title: { zh: '加入我们', en: 'Careers' },
    description: { zh: '浑仪在杭州、北京、西安和慕尼黑工作：怎样询问职位，准备哪些材料，寄到哪里。', en: 'Work at Armilla in Hangzhou, Beijing, Xi’an or Munich: open positions, benefits, and how to apply on the page of the position.' },
    lead: { zh: '我们找愿意把一个数算清楚的人。', en: 'We look for people who want to get a number right.' },
    body: {
      zh: '浑仪有420人，多数写软件，也有人画电路板、接线、讲课、接听客户电话。想知道有哪些职位，请写信给careers@armilla.example，说明您希望的地点和方向；回信写明职责、要求和截止日期。\n\n## 申请时请准备\n\n- 一份简历，PDF格式。\n- 一段您做过的工作：代码、论文、图纸或试验记录都可以，请去掉前雇主的保密内容。\n- 您希望的办公地：杭州、北京、西安或慕尼黑。\n\n申请材料也寄到careers@armilla.example，注明职位名称。申请材料只用于招聘，见[隐私政策](/PrivacyPolicy)。',
      en: 'Armilla has 420 people. Many write software; others lay out boards, wire benches, teach, or answer customers. To learn which positions are open, write to careers@armilla.example and name the place and the field you have in mind; the answer states duties, requirements and closing date.\n\n## What to prepare\n\n- A CV as PDF.\n- Something you made: code, a paper, drawings or a test record, without confidential material of a former employer.\n- The office you prefer: Hangzhou, Beijing, Xi’an or Munich.\n\nSend your papers to the same address, careers@armilla.example, and name the position. Application papers are used for recruiting only; see the [privacy policy](/PrivacyPolicy).',
    },
  },
  {
    path: '/cookies', icon: 'lucide:cookie',
    title: { zh: 'Cookie设置', en: 'Cookie settings' },
    description: { zh: '平时只有一个Cookie，用来记住语言；用单位账户登录时另有一个，最长10分钟；登录后还有一个，用来认出您的浏览器。说明浏览器里还保存什么，以及怎样清除。', en: 'One cookie, for the language, a second for at most 10 minutes while you sign in with your organisation’s account, and one that knows your browser again afterwards. What else your browser keeps, and how to remove it.' },
    lead: { zh: '平时只有一个Cookie，用来记住您选择的语言；用单位账户登录时另有一个，最长10分钟；登录后还有一个，用来认出您的浏览器。', en: 'Normally there is one cookie, which remembers the language you chose. Signing in with your organisation’s account sets a second one for 10 minutes at most; once you are signed in, one more knows your browser again.' },
    body: {
      zh: '- lang：记住您选择的语言，保存365天。\n- portico-sign-in：用单位账户登录时才有，登录结束即删除，最长10分钟。\n- portico-device：登录后才有，记住这个浏览器登录过，换了设备登录时才能发邮件提醒您。里面是一个随机数，从最后一次登录起保存400天。\n\n浏览器的本地存储另外保存五项：lang（语言）、theme（浅色或深色）、portico.dismissed（您关闭过的公告）、portico.searches（最近搜过的词）和portico.places（课程视频看到的位置）。它们只留在您的浏览器里。写到一半的工单留在portico.ticket里。不想保存主题、公告、搜索和视频位置，可以在每页页脚的“Cookie设置”里关闭偏好，浏览器只记住这一项（portico.preferences）。您登录后还有portico.token，它是登录凭证，随请求发给本站，退出登录时删除。\n\n维护网站的工作人员登录后台时，另有一个会话Cookie，名为portico-token。访客没有这个Cookie。\n\n本站没有统计、广告和第三方Cookie，所以这里没有需要您同意的选项。要清除以上内容，请用浏览器的清除网站数据功能；清除后需要重新选择语言和主题，关闭过的公告会再次出现。疑问请写信给privacy@armilla.example。',
      en: '- lang remembers the language you chose and is kept for 365 days.\n- portico-sign-in exists only while you sign in with your organisation’s account, for 10 minutes at most.\n- portico-device comes with signing in. It lets us know this browser again, so that you are mailed when your account is used on another device. It is a random number and is kept for 400 days after the last sign-in.\n\nThe browser’s local storage keeps five more entries: lang (the language), theme (light or dark), portico.dismissed (the announcements you closed), portico.searches (what you searched for last) and portico.places (where you were in the videos of lessons). They stay in your browser. A ticket that you have begun stays in portico.ticket. If you do not want theme, announcements, searches and places kept, turn preferences off under “Cookie settings” at the foot of any page; the browser then remembers only that (portico.preferences). While you are signed in there is also portico.token, the proof of your session; it goes to this site with your requests and is removed when you sign out.\n\nStaff who maintain the site get a session cookie, portico-token, when they sign in to the admin. Visitors do not have it.\n\nThere are no cookies for statistics, advertising or third parties, and so nothing here that needs your consent. To remove the entries, clear the data of this site in your browser; you then choose language and theme again, and closed announcements reappear. Questions: privacy@armilla.example.',
    },
  },
  {
    path: '/disclaimer', icon: 'lucide:scale',
    title: { zh: '免责声明', en: 'Disclaimer' },
    description: { zh: '说明本站内容的性质、测量结果的适用条件、外部链接和商标。', en: 'The nature of the content on this site, the conditions of measured results, outside links and trademarks.' },
    lead: { zh: '浑仪科技是示例公司，本站内容用于演示。', en: 'Armilla is an example company, and the content of this site is for demonstration.' },
    body: {
      zh: '本站的公司、人员、客户、产品和数据均为虚构。域名的结尾是.example，电话号码和备案号为示例，不能使用。\n\n页面给出的测量结果只在所写条件下成立。您的模型、硬件和设置不同，结果也会不同。仿真不能代替法规要求的试验。\n\n外部链接指向他人的网站，内容由其所有者负责。文中提到的商标属于各自的所有者。对本声明有疑问，请写信给info@armilla.example。',
      en: 'The company, people, customers, products and data on this site are invented. Domains end in .example; telephone and filing numbers are examples and do not work.\n\nA measured result holds under the conditions stated with it. Other models, machines and settings give other results. Simulation does not replace tests that the law requires.\n\nOutside links lead to the sites of others, who answer for their content. Trademarks belong to their owners. Questions about this page: info@armilla.example.',
    },
  },
  {
    path: '/PrivacyPolicy', icon: 'lucide:lock',
    title: { zh: '隐私政策', en: 'Privacy policy' },
    description: { zh: '说明浑仪收集哪些个人信息、用途、保存方式，以及您怎样查询、更正和删除。', en: 'What personal data Armilla collects, what for, how it is kept, and how you see, correct or delete it.' },
    lead: { zh: '只收集办事需要的信息，用途写明，您可以查，也可以删。', en: 'We collect what a task needs, say what it is for, and let you see and delete it.' },
    body: {
      zh: '浏览本站不需要账户。您注册账户、写信或打电话给我们时，我们才得到您的信息：\n\n- 账户：姓名、邮箱、语言和密码的散列值，用于登录；登录时还保存时间、浏览器名称和网络地址的散列值，用于防止他人盗用。\n- 咨询和故障报告：您写的内容、附件和联系方式，用于答复。\n- 索取软件：文件、版本、时间和您接受的许可协议版本，用于许可管理和安全通知。\n- 申请职位：简历和申请材料，只用于招聘。\n\n工作人员的后台账户保存姓名、邮箱和密码的散列值。\n\n浏览器里保存的内容见[Cookie设置](/cookies)：一个语言Cookie，用单位账户登录时另有一个，最长10分钟；登录后还有一个，用来认出您的浏览器；以及本地存储里的语言、偏好、写到一半的工单和登录凭证。\n\n查询、更正或删除您的信息，或索取本政策的旧版本，请写信给privacy@armilla.example。',
      en: 'Reading this site needs no account. We receive your data when you create one, write or call:\n\n- An account: name, e-mail address, language and a hash of the password, to sign you in; when you sign in, also the time, the name of your browser and a hash of your network address, to keep others out.\n- An enquiry or a report of a fault: what you write, your attachments and how to reach you, in order to answer.\n- A request for software: file, version, time and the version of the licence agreement you accepted, for licensing and security notices.\n- An application: your CV and papers, for recruiting only.\n\nFor staff, the admin keeps an account with name, mail address and a hash of the password.\n\nWhat your browser keeps is listed under [Cookie settings](/cookies): one cookie for the language, a second for at most 10 minutes while you sign in with your organisation’s account, one that knows your browser again once you have signed in, and in local storage the language, your preferences, a ticket you have begun and, while you are signed in, your session.\n\nTo see, correct or delete your data, or to ask for an earlier version of this policy, write to privacy@armilla.example.',
    },
  },
  {
    path: '/sitemap', icon: 'lucide:map',
    title: { zh: '网站地图', en: 'Sitemap' },
    description: { zh: '按栏目列出本站的主要页面：产品、解决方案、案例、教育、帮助、生态、公司和说明。', en: 'The main pages of this site by area: products, solutions, stories, education, help, partners, company and legal pages.' },
    lead: { zh: '本站的主要页面按栏目列在这里。', en: 'The main pages of this site, by area.' },
    body: {
      zh: '- 产品：[产品](/product)、[工具箱](/product/Toolbox)、[硬件](/product/machine)、[MATLAB与Simulink迁移](/product/matlab-simulink)、[开放平台](/product/open-platform)、[信创适配](/product/Innovation)\n- 版本：[下载中心](/product/download)、[历史版本](/product/downHistory)\n- 应用：[解决方案](/solution)、[案例](/case)\n- 帮助：[帮助](/help)、[标准与开源组件](/help/OpenSystem)、[安全公告](/help/SecurityIncident)、[报告故障](/support/ticket/new)\n- 教育：[课程](/education/details)、[产教融合](/Industry-education)、[课程方案](/Industry-education/course-plan)、[教材方案](/Industry-education/textbook-plan)\n- 生态：[伙伴计划](/ecology)、[伙伴类别](/ecology/class)、[伙伴名录](/ecology/list)\n- 公司：[关于浑仪](/about)、[新闻](/news)、[加入我们](/joinUs)、[联系我们](/contact)\n- 说明：[隐私政策](/PrivacyPolicy)、[Cookie设置](/cookies)、[免责声明](/disclaimer)\n\n没有找到需要的内容，请写信到info@armilla.example，告诉我们您要找什么。',
      en: '- Products: [products](/product), [toolboxes](/product/Toolbox), [machines](/product/machine), [moving from MATLAB and Simulink](/product/matlab-simulink), [open platform](/product/open-platform), [domestic platforms](/product/Innovation)\n- Releases: [downloads](/product/download), [versions](/product/downHistory)\n- Use: [solutions](/solution), [customer stories](/case)\n- Help: [help](/help), [standards and open source](/help/OpenSystem), [security advisories](/help/SecurityIncident), [reporting a fault](/support/ticket/new)\n- Education: [courses](/education/details), [industry-education](/Industry-education), [course plans](/Industry-education/course-plan), [textbook plans](/Industry-education/textbook-plan)\n- Partners: [programme](/ecology), [classes](/ecology/class), [directory](/ecology/list)\n- Company: [about Armilla](/about), [news](/news), [careers](/joinUs), [contact](/contact)\n- Legal: [privacy policy](/PrivacyPolicy), [cookies](/cookies), [disclaimer](/disclaimer)\n\nIf you do not find what you need, write to info@armilla.example and tell us what you look for.',
    },
  },
  {
    path: '/search', icon: 'lucide:search',
    title: { zh: '搜索', en: 'Search' },
    description: { zh: '搜索全站的产品、工具箱、解决方案、案例、新闻、课程、帮助和安全公告，中文、英文和拼音都可以。', en: 'Search products, toolboxes, solutions, customer stories, news, courses, help and security advisories, in English and Chinese.' },
    lead: { zh: '输入产品、函数、版本或问题。', en: 'Type a product, a function, a version or a question.' },
    body: {
      zh: '搜索结果可以按类别、产品和日期筛选。没有找到时，请从下面的页面找起：\n\n- 产品和工具箱：[产品](/product)、[工具箱](/product/Toolbox)。\n- 漏洞和修复版本：[安全公告](/help/SecurityIncident)。\n- 某一类或某一年的消息：[新闻](/news)。\n- 全部主要页面：[网站地图](/sitemap)。\n\n函数用法和出错信息，也可以写信给support@armilla.example，注明产品、版本和函数名。其他问题见[联系我们](/contact)。',
      en: 'Results can be narrowed by kind, product and date. Where nothing is found, start from these pages:\n\n- Products and toolboxes: [Products](/product), [Toolboxes](/product/Toolbox).\n- Flaws and fixed versions: [security advisories](/help/SecurityIncident).\n- News of one category or year: [News](/news).\n- All main pages: [sitemap](/sitemap).\n\nFor the use of a function or an error message, you may also write to support@armilla.example and name the product, the version and the function. For anything else, see [Contact](/contact).',
    },
  },
  // Sign-in
  {
    path: '/login', icon: 'lucide:log-in',
    title: { zh: '登录', en: 'Sign in' },
    description: { zh: '用邮箱或单位账户登录，注册账户，忘记密码时重新设置；说明登录后能做什么，哪些事不需要账户。', en: 'Sign in by e-mail or with your organisation’s account, register, or set a new password; and what an account is for.' },
    lead: { zh: '阅读和联系我们不需要账户。', en: 'You can read this site and write to us without an account.' },
    body: {
      zh: '登录后可以[提交工单](/support/ticket/new)、查看[我的工单](/support/ticket/mine)，还有：\n\n- 安装包：在[下载中心](/product/download)取需要登录的文件，在[历史版本与我的下载](/product/downHistory)里看取过的版本是否受安全公告影响。\n- 课程：在[课程](/education/details)里接着上次的位置学。\n\n试用写信给sales@armilla.example。我们不会向您要密码。个人信息怎样处理，见[隐私政策](/PrivacyPolicy)。',
      en: 'Once signed in, you can [open a ticket](/support/ticket/new) and follow [your tickets](/support/ticket/mine). Also:\n\n- Installers: the [download centre](/product/download) has the files that need an account, and [your downloads](/product/downHistory) show whether an advisory affects a version you downloaded.\n- Courses: [continue](/education/details) where you left off.\n\nFor a trial, write to sales@armilla.example. We never ask for your password. How personal data is handled is in the [privacy policy](/PrivacyPolicy).',
    },
  },
  {
    path: '/callback', icon: 'lucide:key-round',
    title: { zh: '登录返回', en: 'Returning from sign-in' },
    description: { zh: '用单位账户登录时，从那里经过本页回到本站；直接打开本页不会登录，可以从首页或登录页继续。', en: 'Signing in with your organisation’s account comes back through this page. Opened directly, it doesn’t sign anyone in.' },
    lead: { zh: '登录在这里完成，随后回到您来的页面。', en: 'Sign-in is completed here and leads back to where you were.' },
    body: {
      zh: '打开本页不会登录；登录请到[登录](/login)页。也可以回到[首页](/)，或从[网站地图](/sitemap)找您要看的页面。\n\n如果有链接把您带到这里，请写信给support@armilla.example，告诉我们链接在哪里。信里请不要附上完整的地址参数，其中可能含有登录信息。',
      en: 'Opening this page doesn’t sign you in; for that, go to [Sign in](/login). Or go back to the [home page](/), or find the page you want in the [sitemap](/sitemap).\n\nIf a link brought you here, write to support@armilla.example and tell us where it stands. Please leave out what follows the question mark in the address; it may hold sign-in data.',
    },
  },
  // Customer stories
  {
    path: '/case', icon: 'lucide:landmark',
    title: { zh: '案例', en: 'Customer stories' },
    description: { zh: '12个客户案例，可按分类、行业和产品筛选；每个结果有单位、测量条件和来源。', en: 'Twelve customer stories by category, industry and product; each result has its unit, its measuring condition and its source.' },
    lead: { zh: '12个案例；每个结果都记录怎样测得。', en: 'Twelve stories; for each result it is recorded how it was measured.' },
    body: {
      zh: '看数值之前先看测量条件；条件不同，数值不能直接比较。更详细的数据，我们征得客户同意后提供，请写信给sales@armilla.example。',
      en: 'Read the condition before the number; under different conditions, numbers do not compare. Further data is provided once the customer agrees: write to sales@armilla.example.',
    },
  },
  {
    path: '/case/detail', icon: 'lucide:file-text',
    title: { zh: '案例详情', en: 'Customer story' },
    description: { zh: '一个浑仪客户案例的全文：问题、做法、实测结果、客户的话和所用产品。', en: 'One Armilla customer story in full: the problem, the approach, measured results, the customer’s words and the products used.' },
    lead: { zh: '每个案例从问题写到测得的结果。', en: 'Each story goes from the problem to the measured result.' },
    body: {
      zh: '请从[案例](/case)选择一个。每个案例记录客户的问题、做法、测得的结果和使用的产品；结果附单位、测量条件和来源。',
      en: 'Choose one from the [customer stories](/case). Each records the customer’s problem, the approach, the measured result and the products used. Results carry their unit, condition and source.',
    },
  },
  // News
  {
    path: '/news', icon: 'lucide:newspaper',
    title: { zh: '新闻', en: 'News' },
    description: { zh: '浑仪的版本发布、安全公告、合作、教育和活动消息，可按类别和年份查找。', en: 'Armilla’s releases, advisories, partnerships, education and events, to be filtered by category and year.' },
    lead: { zh: '发布了什么，改了什么，在哪里见面。', en: 'What was released, what changed and where to meet.' },
    body: {
      zh: '新闻可以按类别和年份筛选。漏洞怎样报告和修复，见[安全公告](/help/SecurityIncident)；各版本的支持期，见[历史版本](/product/downHistory)。\n\n媒体采访、图片使用和数据核对，请写信给press@armilla.example。',
      en: 'Filter the news by category and year. How flaws are reported and mended is under [security advisories](/help/SecurityIncident); how long each version is supported is in the [download history](/product/downHistory).\n\nFor interviews, pictures and checks of figures, write to press@armilla.example.',
    },
  },
  {
    path: '/news/detail', icon: 'lucide:file-text',
    title: { zh: '新闻详情', en: 'News article' },
    description: { zh: '一条新闻的全文，附日期、作者和相关新闻。', en: 'One news article of Armilla in full, with its date, its author and related articles.' },
    lead: { zh: '一条新闻的全文，写明日期和作者。', en: 'One article in full, with its date and author.' },
    body: {
      zh: '请从[新闻列表](/news)选择一条。新闻写的是发布当日的情况；版本的支持状态以[历史版本](/product/downHistory)为准。\n\n发现错误，请写信给press@armilla.example，注明标题和日期，我们更正并注明更正时间。',
      en: 'Choose an article from the [list](/news). An article tells how things stood on its day; for the state of a release see the [download history](/product/downHistory).\n\nIf you find an error, write to press@armilla.example with headline and date. We correct it and note when.',
    },
  },
  // Partners
  {
    path: '/ecology', icon: 'lucide:handshake',
    title: { zh: '生态', en: 'Partners' },
    description: { zh: '浑仪伙伴计划：技术、解决方案、渠道和高校四类伙伴，注册、认证、战略三个级别，以及加入步骤。', en: 'The Armilla partner programme: four classes of partners, three levels, what the certified level asks for and how to join.' },
    lead: { zh: '四类伙伴，三个级别，四步加入。', en: 'Four classes, three levels, four steps to join.' },
    body: {
      zh: '当前有30家伙伴，见[伙伴名录](/ecology/list)；各类的定义和条件见[伙伴类别](/ecology/class)。各级的技术支持时限相同。',
      en: 'The [directory](/ecology/list) lists 30 partners; the [classes page](/ecology/class) has the definitions and criteria. Support times are the same at every level.',
    },
  },
  {
    path: '/ecology/class', icon: 'lucide:boxes',
    title: { zh: '伙伴类别', en: 'Partner classes' },
    description: { zh: '四类伙伴的定义、条件、权益和名单：技术、解决方案、渠道、高校，以及怎样申请。', en: 'The four classes of Armilla partners, technology, solution, channel and university: definition, criteria, benefits, partners and how to apply.' },
    lead: { zh: '先看定义，再对照条件。', en: 'Read the definition, then compare the criteria.' },
    body: {
      zh: '一家单位可以申请一个以上的类别，条件分别核对。三个级别的条件和权益见[生态](/ecology)。',
      en: 'An organisation may apply for more than one class; the criteria are checked for each. The conditions and benefits of the three levels are under [partners](/ecology).',
    },
  },
  {
    path: '/ecology/list', icon: 'lucide:list',
    title: { zh: '伙伴名录', en: 'Partner directory' },
    description: { zh: '30家浑仪伙伴，可按类别、级别、地区和产品筛选，写明认证日期和网站。', en: 'Thirty Armilla partners, to be filtered by class, level, region and product, each with its date of certification and its site.' },
    lead: { zh: '30家伙伴，可按类别、级别、地区和产品筛选。', en: 'Thirty partners, by class, level, region and product.' },
    body: {
      zh: '单位均为虚构。注册级伙伴写的是签署协议的日期。\n\n向伙伴购买前，请核对它的类别和地区：渠道伙伴负责销售和一线支持，解决方案伙伴负责工程项目。对伙伴的服务有意见，请写信给partners@armilla.example。',
      en: 'All of them are invented. For registered partners the date is that of the agreement.\n\nBefore you buy from a partner, check its class and region: channel partners sell and give first-line support, solution partners carry out projects. For a complaint about a partner’s service, write to partners@armilla.example.',
    },
  },
  // Education
  {
    path: '/education/details', icon: 'lucide:graduation-cap',
    title: { zh: '课程', en: 'Courses' },
    description: { zh: '四个项目、12门课程、40节课，分三级难度；按项目、产品和难度筛选，登录后选修并保存进度。', en: 'Four programmes, 12 courses and 40 lessons at three levels, by programme, product and level; signed in, your progress is kept.' },
    lead: { zh: '四个项目，12门课程，三级难度。', en: 'Four programmes, 12 courses, three levels.' },
    body: {
      zh: '- 建模基础：从一个方程开始，学会写和连组件。\n- 控制实践：辨识、设计、验证，再生成代码。\n- 硬件在环工程师：接线、定步长、做闭环试验。\n- 师资研修：备课、布置作业、评分。\n\n难度分入门、进阶和专家三级，共12门课程、40节课。每门课写明对象、目标、学时、教师和需要的软件。\n\n团体学习和线下培训，请写信给education@armilla.example。',
      en: '- Foundations of Modelling starts from one equation and teaches how to write and connect components.\n- Control in Practice covers identification, design, verification and code generation.\n- HIL Engineer covers wiring, choice of step and closed-loop tests.\n- The Teacher Programme covers preparing lessons, setting exercises and marking.\n\nThe levels are introductory, intermediate and expert; there are 12 courses with 40 lessons. Each course states audience, goals, hours, teacher and the software it needs.\n\nFor groups and for training on site, write to education@armilla.example.',
    },
  },
  {
    path: '/education/components/card', icon: 'lucide:square-play',
    title: { zh: '课程卡片', en: 'Course card' },
    description: { zh: '把一门浑仪课程作为卡片放到自己的网站上：封面、名称、难度、学时、节数和字幕语言。', en: 'One Armilla course as a card for another site: cover, title, level, hours, lessons and caption languages.' },
    lead: { zh: '在您的网站上介绍一门课。', en: 'Describe one course on your own site.' },
    body: {
      zh: '课程卡片可以嵌入别的网站，含一门课的封面、名称、难度、学时、节数和字幕语言。嵌入代码在[课程](/education/details)的各门课页上。本站其他页面不可以用iframe嵌入。',
      en: 'The card of a course may be framed by other sites. It has the cover, title, level, hours, number of lessons and caption languages. The code is on the page of each [course](/education/details). No other page of this site may be framed.',
    },
  },
  {
    path: '/education/videoPlay', icon: 'lucide:circle-play',
    title: { zh: '课程视频', en: 'Lesson video' },
    description: { zh: '浑仪课程的课节：40节课，视频配中英文字幕和文字稿，没有视频的是文字课。', en: 'The lessons of Armilla’s courses: 40 lessons; videos have captions in Chinese and English and a transcript, the others are texts.' },
    lead: { zh: '40节课，视频配中英文字幕和文字稿。', en: 'Forty lessons; videos have captions in two languages and a transcript.' },
    body: {
      zh: '浑仪的12门课程共有40节课。视频配中英文字幕和文字稿；没有视频的课节有文字材料。\n\n请在[课程](/education/details)页选一门课，再打开课节。视频打不开，请写信给education@armilla.example。',
      en: 'Armilla’s 12 courses have 40 lessons. Videos come with captions in Chinese and English and a transcript; lessons without a video are texts.\n\nChoose a course on the [Courses](/education/details) page and open a lesson. If a video does not play, write to education@armilla.example.',
    },
  },
  // Help
  {
    path: '/help', icon: 'lucide:book-open',
    title: { zh: '帮助', en: 'Help' },
    description: { zh: '浑仪技术支持怎样联系、何时答复，以及标准、开源组件和安全公告在哪里查。', en: 'How to reach Armilla support and when it answers, and where standards, open-source parts and advisories are described.' },
    lead: { zh: '先看说明，再写信给技术支持。', en: 'Read the notes first, then write to support.' },
    body: {
      zh: '- [标准与开源组件](/help/OpenSystem)：支持哪些标准，公开了哪些源码。\n- [安全公告](/help/SecurityIncident)：最新公告和漏洞报告方式。\n- [历史版本](/product/downHistory)：各版本支持到什么时候。\n- [报告故障](/support/ticket/new)：来信写什么，多久答复。\n\n浑仪有40篇帮助文章，内容是安装、许可、建模、求解、硬件和迁移，每篇写明适用的产品和版本。需要哪一个主题，请写信给support@armilla.example，注明产品和版本。\n\n支持时间为周一至周五9:00—18:00（北京时间），电话+86 000 0000 0000（示例号码）。',
      en: '- [Standards and open source](/help/OpenSystem): which standards are supported and which source code is public.\n- [Security advisories](/help/SecurityIncident): the newest advisory, and how to report a flaw.\n- [Download history](/product/downHistory): how long each version is supported.\n- [Reporting a fault](/support/ticket/new): what to write, and when you get an answer.\n\nArmilla has 40 help articles on installation, licences, modelling, solving, machines and moving code, each marked with the products and versions it holds for. For a subject, write to support@armilla.example and name product and version.\n\nSupport works Monday to Friday, 9:00 to 18:00, China Standard Time; telephone +86 000 0000 0000 (example number).',
    },
  },
  {
    path: '/help/OpenSystem', icon: 'lucide:file-check',
    title: { zh: '标准与开源组件', en: 'Standards and open source' },
    description: { zh: '浑仪支持的标准和格式及其版本，六个公开源码的工具箱，以及怎样取得物料清单。', en: 'Standards and formats that Armilla supports, with versions, the six open-source toolboxes and how to get an SBOM.' },
    lead: { zh: '支持哪些标准，到哪个版本。', en: 'Which standards are supported, and in which version.' },
    body: {
      zh: '六个工具箱公开源码：电气、航天器与轨道、信号处理、系统辨识、优化、需求与测试。每个版本的物料清单在下面按产品下载；安装包里也有一份。使用限制和一致性测试的问题，请写信给support@armilla.example。',
      en: 'Six toolboxes are open source: Electrical, Orbits, Signal, Identification, Optimisation and Test Bench. The SBOM of each version can be downloaded below by product; the installer has a copy. Questions about limits and conformance tests: support@armilla.example.',
    },
  },
  {
    path: '/help/SecurityIncident', icon: 'lucide:shield-check',
    title: { zh: '安全公告', en: 'Security advisories' },
    description: {
      zh: '浑仪产品的安全公告：影响哪些版本，在哪里修复，CVSS评分和向量，以及怎样报告漏洞。',
      en: 'Security advisories of Armilla products: which versions are affected and where it is fixed, CVSS scores and vectors, and how to report a flaw.',
    },
    lead: {
      zh: '按产品和版本查看。每份公告写明受影响和已修复的版本。',
      en: 'Look them up by product and version. Each one names the versions that are affected and those that are fixed.',
    },
    body: {
      zh: '任何人都可以报告，不必是客户。填写下面的表单，或写信给psirt@armilla.example，写明产品、版本、重现步骤和您认为的后果。能用最小示例说明的最好，不要附带客户的模型。正在被利用的问题，请在标题里写“正在被利用”。\n\n## 我们承诺的时限\n\n- 两个工作日内由人答复，不是自动回执。\n- 十个工作日内告诉您是否确认，以及我们判断的严重程度。\n- 修复期间每两周通报一次进展。\n- 修复发布后公开公告，默认最迟在报告后90天。需要推迟时，与您商定并写明理由。\n- 修复要等很久的，先发布只含缓解办法的公告。\n\n## 边界\n\n测试请只用您自己的安装，不要碰他人的数据和我们的线上服务。在这个范围内的善意研究，我们不追究法律责任。目前没有奖金。公告按您的意愿署名致谢；不愿具名，我们就不写。',
      en: 'Anyone may report, customer or not. Fill in the form below, or write to psirt@armilla.example, with product, version, steps to reproduce, and what you think the impact is. A minimal example is best; please don’t attach a customer’s model. If something is being exploited now, say so in the subject line.\n\n## The times we promise\n\n- A personal answer within two working days, not an automatic receipt.\n- Within ten working days, whether we confirm it and how severe we think it is.\n- Progress every two weeks while it is being fixed.\n- An advisory when the fix is out, by default no later than 90 days after the report. If more is needed, we agree it with you and give the reason.\n- Where the fix will take long, an advisory with mitigations first.\n\n## Boundaries\n\nTest on your own installation only; leave other people’s data and our online services alone. Research in good faith within these bounds is not pursued. There is no bounty at present. The advisory credits you if you wish; if you do not, you are not named.',
    },
  },
  // Industry-education
  {
    path: '/Industry-education', icon: 'lucide:school',
    title: { zh: '产教融合', en: 'Industry-education' },
    description: { zh: '浑仪与六所高校合作：三个课程方案、十本教材、实验室、竞赛和师资研修。', en: 'Armilla works with six universities: three course plans, ten textbooks, laboratories, competitions and teacher training.' },
    lead: { zh: '与六所高校共建课程、教材和实验室。', en: 'Courses, textbooks and laboratories with six universities.' },
    body: {
      zh: '## 四种可选的合作方式\n\n- 共建课程：按[课程方案](/Industry-education/course-plan)开课，有控制工程、车辆工程和飞行器系统三个方向。\n- 编写教材：[十本教材](/Industry-education/textbook-plan)，部分附样章和教师资料。\n- 共建实验室：配Station S4或S8，做硬件在环实验。\n- 培训教师：参加师资研修项目。\n\n教学许可只用于教学和不涉密的科研。合作请写信给education@armilla.example，说明学校、专业和开课学期。',
      en: '## Four ways to work together\n\n- Courses by a [course plan](/Industry-education/course-plan): Control engineering, Vehicle engineering or Aerospace systems.\n- Textbooks: [ten books](/Industry-education/textbook-plan), some with a sample chapter and a teacher’s pack.\n- Laboratories with a Station S4 or S8 for hardware-in-the-loop experiments.\n- The Teacher Programme.\n\nTeaching licences are for teaching and unclassified research only. To work with us, write to education@armilla.example and name the university, the subject and the semester.',
    },
  },
  {
    path: '/Industry-education/course-plan', icon: 'lucide:calendar-range',
    title: { zh: '课程方案', en: 'Course plans' },
    description: { zh: '控制工程、车辆工程、飞行器系统三个课程方案，按专业和学期列出学时、学分、软件和教材，可以自己组合、打印和下载。', en: 'Course plans for Control engineering, Vehicle engineering and Aerospace systems by semester, to combine, print and download.' },
    lead: { zh: '三个专业方向，按学期排好。', en: 'Three subjects, laid out by semester.' },
    body: {
      zh: '- 控制工程：从建模、辨识到控制器的硬件在环验证。\n- 车辆工程：从车辆动力学到整车能量流。\n- 飞行器系统：从飞行动力学到飞机系统和航天器轨道。\n\n方案列出每门课的学期、学时、学分、目标、软件和教材。\n\n按学校的学分制调整，请写信给education@armilla.example，注明学校和专业。',
      en: '- Control engineering: from modelling and identification to controllers verified in the loop.\n- Vehicle engineering: from vehicle dynamics to whole-vehicle energy flow.\n- Aerospace systems: from flight dynamics to aircraft systems and spacecraft orbits.\n\nEach plan lists semester, hours, credits, aims, software and textbook of its courses.\n\nTo adapt a plan to your university’s credit system, write to education@armilla.example and name the university and the subject.',
    },
  },
  {
    path: '/Industry-education/textbook-plan', icon: 'lucide:book-copy',
    title: { zh: '教材方案', en: 'Textbook plans' },
    description: { zh: '十本配合浑仪课程方案的教材：作者、出版社、书号、年份、状态、采用课程、样章和教师资料。', en: 'Ten textbooks that go with Armilla’s course plans: authors, publisher, ISBN, year, state, courses, samples and teacher’s packs.' },
    lead: { zh: '十本教材，配合三个课程方案。', en: 'Ten textbooks that go with the three course plans.' },
    body: {
      zh: '书目写明每本书的作者、出版社、书号、年份、状态和对应课程，部分附样章。书号和出版社为示例。\n\n教师资料含课件、习题答案和模型文件，只提供给任课教师：请用学校邮箱写信给education@armilla.example，注明课程和学生人数。\n\n课程的安排见[课程方案](/Industry-education/course-plan)。',
      en: 'The list of books gives authors, publisher, ISBN, year, state and the courses each one serves; some have a sample chapter. Publishers and ISBNs are examples.\n\nA teacher’s pack holds slides, answers and model files and goes to teachers only: write to education@armilla.example from your university mailbox and name the course and the number of students.\n\nHow the courses are arranged is under [course plans](/Industry-education/course-plan).',
    },
  },
  // Products
  {
    path: '/product', icon: 'lucide:boxes',
    title: { zh: '产品', en: 'Products' },
    description: { zh: '浑仪的五个产品族：建模、计算、控制、实时、孪生，以及24个工具箱和五种硬件。', en: 'Armilla’s five product families: Studio, Compute, Control, Realtime and Twin, with 24 toolboxes and five machines.' },
    lead: { zh: '五个产品族共用一种模型，按任务选用。', en: 'Five families share one kind of model; choose by task.' },
    body: {
      zh: '- 描述系统：浑仪建模，Modelica 3.6、FMI 2.0/3.0、SSP 2.0。\n- 求解和分析：浑仪计算，M代码可以[迁移](/product/matlab-simulink)。\n- 设计控制器：浑仪控制，含辨识和C代码生成。\n- 接入真实设备：浑仪实时，硬件在环。\n- 守在机器旁：浑仪孪生，运行降阶模型。\n\n各产品的用法和限制见[产品详情](/product/detail)。领域组件在[工具箱](/product/Toolbox)里，设备见[硬件](/product/machine)。当前稳定版为R2026b，2026年11月12日发布。',
      en: '- Describe a system: Armilla Studio, Modelica 3.6, FMI 2.0/3.0, SSP 2.0.\n- Solve and analyse: Armilla Compute; M code [moves over](/product/matlab-simulink).\n- Design a controller: Armilla Control, with identification and C code generation.\n- Connect real equipment: Armilla Realtime, hardware in the loop.\n- Stay with the machine: Armilla Twin, reduced models.\n\nHow each is used, and its limits, are under [product details](/product/detail). Components for each domain are in the [toolboxes](/product/Toolbox); for equipment see [Machines](/product/machine). The current stable release is R2026b of 12 November 2026.',
    },
  },
  {
    path: '/product/detail', icon: 'lucide:box',
    title: { zh: '产品详情', en: 'Product details' },
    description: { zh: '浑仪建模、计算、控制、实时和孪生五个产品的用途、测量条件和限制，以及怎样试用和询价。', en: 'What Armilla Studio, Compute, Control, Realtime and Twin do, with limits, and how to ask for a trial or a quotation.' },
    lead: { zh: '五个产品各做什么，有什么限制。', en: 'What each of the five products does, and where its limits are.' },
    body: {
      zh: `- 浑仪建模：用Modelica 3.6书写机械、液压、电气和热模型，连成系统后一起求解；以FMI和SSP交换组件和结构。\n- 浑仪计算：编写脚本，求解方程，处理数据，画出结果。检查过的${reported.examined}个M函数里，覆盖${reported.covered}个（2026年10月报告）。\n- 浑仪控制：从测量数据辨识对象，设计控制器，生成C代码。\n- 浑仪实时：把模型放到实时仿真机上，与真实控制器连成闭环。步长能否达到，取决于模型规模和所用硬件。\n- 浑仪孪生：把详细模型降阶，部署到Edge E2网关。降阶模型只在训练工况范围内有效。\n\n系统要求、许可、试用和报价，请写信给sales@armilla.example，注明产品和操作系统。各版本的支持期见[历史版本](/product/downHistory)。`,
      en: `- Armilla Studio: write mechanical, hydraulic, electrical and thermal models in Modelica 3.6, connect them and solve them together; exchange components and structures by FMI and SSP.\n- Armilla Compute: write scripts, solve equations, process data and plot results. Of ${reported.examined} examined M functions, ${reported.covered} are covered (report of October 2026).\n- Armilla Control: identify the plant from measured data, design the controller and generate C code.\n- Armilla Realtime: put the model on a real-time machine and close the loop with the real controller. Whether a model reaches its step depends on its size and on the machine.\n- Armilla Twin: reduce a detailed model and put it on an Edge E2 gateway. A reduced model holds only within the range it was trained on.\n\nFor system requirements, licences, a trial or a quotation, write to sales@armilla.example and name the product and the operating system. How long versions are supported is in the [download history](/product/downHistory).`,
    },
  },
  {
    path: '/product/download', icon: 'lucide:download',
    title: { zh: '下载中心', en: 'Downloads' },
    description: { zh: '浑仪软件的当前版本、支持期和可用系统，文件、校验值、发布说明，以及下载和校验用的命令。', en: 'Current Armilla releases with support dates, systems, files, checksums, notes, and commands to download and verify them.' },
    lead: { zh: '每个文件都列出校验值和大小。已发布的文件不再改动；撤回的文件保留记录与原因。', en: 'Every file is listed with its size and checksum. A published file is never changed; a withdrawn one stays listed with the reason.' },
    body: {
      zh: '- R2026b：稳定版，2026年11月12日发布，支持到2028年11月30日。\n- R2024b：长期支持版，支持到2029年11月30日。\n- R2027a Beta 1：测试版，请不要用于生产。\n\n安装包有Windows x86-64和arm64、Linux x86-64、openEuler/麒麟arm64、macOS arm64。每个文件附SHA-256校验值、签名和物料清单，安装前请核对校验值。下载须接受许可协议EULA 4.2。',
      en: '- R2026b: stable, released on 12 November 2026, supported to 30 November 2028.\n- R2024b: long-term support, to 30 November 2029.\n- R2027a Beta 1: for testing; please do not use it in production.\n\nInstallers exist for Windows x86-64 and arm64, Linux x86-64, openEuler/Kylin arm64 and macOS arm64. Each file comes with its SHA-256, signature and SBOM; verify the checksum before you install. A download asks you to accept the licence agreement, EULA 4.2.',
    },
  },
  {
    path: '/product/downHistory', icon: 'lucide:archive',
    title: { zh: '历史版本与我的下载', en: 'Download history' },
    description: { zh: '浑仪各版本的支持期，各版本受哪些安全公告影响，以及本人下载过的文件。', en: 'How long each Armilla version is supported, which advisories affect it, and the files you downloaded.' },
    lead: { zh: '查版本是否仍受支持，是否受公告影响。', en: 'See whether a version is supported and whether an advisory affects it.' },
    body: {
      zh: '- R2024b：长期支持版，支持到2029年11月30日。\n- R2025a：支持已于2026年6月30日结束。\n- R2025b和R2026a：受ARM-2026-008影响。请把许可服务换成R2026a Update 3或R2026b的版本。\n- R2026b：稳定版，支持到2028年11月30日。\n- R2027a Beta 1：测试版。',
      en: '- R2024b: long-term support, to 30 November 2029.\n- R2025a: support ended on 30 June 2026.\n- R2025b and R2026a: affected by ARM-2026-008. Replace the licence service with that of R2026a Update 3 or R2026b.\n- R2026b: stable, supported to 30 November 2028.\n- R2027a Beta 1: for testing.',
    },
  },
  {
    path: '/product/Innovation', icon: 'lucide:cpu',
    title: { zh: '信创适配', en: 'Domestic platforms' },
    description: { zh: '浑仪软件在国产操作系统、处理器和数据库上的测试状态、证书、日期和版本，以及迁移服务。', en: 'Armilla software on Chinese operating systems, processors and databases: status, certificate, date and version, and moving.' },
    lead: { zh: '列出测试过的操作系统、处理器和数据库。', en: 'Operating systems, processors and databases that were tested.' },
    body: {
      zh: '- 操作系统：openEuler 24.03、麒麟V10、统信V20。\n- 处理器：x86-64、鲲鹏、飞腾、龙芯。\n- 数据库：达梦、人大金仓、PostgreSQL。\n\n适配按产品、版本和平台组合逐项测试；上面的名称不表示每个组合都测试过。使用前请写信给support@armilla.example，注明产品、版本和平台，我们答复测试的版本和日期。\n\n迁移前，我们可以和您一起盘点模型、脚本和接口，给出工作量。请写信给sales@armilla.example，注明现有平台和目标平台。',
      en: '- Operating systems: openEuler 24.03, Kylin V10, UnionTech UOS V20.\n- Processors: x86-64, Kunpeng, Phytium, Loongson.\n- Databases: Dameng, Kingbase, PostgreSQL.\n\nEach combination of product, version and platform is tested by itself. The names above do not mean that every combination was. Before you use one, write to support@armilla.example with product, version and platform; we answer with the tested version and date.\n\nBefore you move, we can go through models, scripts and interfaces with you and estimate the work. Write to sales@armilla.example and name your present platform and the one you want.',
    },
  },
  {
    path: '/product/machine', icon: 'lucide:server',
    title: { zh: '硬件', en: 'Machines' },
    description: { zh: '五种硬件：Station S4、S8、X16实时仿真机，Link L2信号调理箱，Edge E2边缘孪生网关。', en: 'Five machines: Station S4, S8 and X16 for real time, Link L2 for signal conditioning, Edge E2 as twin gateway.' },
    lead: { zh: '三种实时仿真机，一种调理箱，一种网关。', en: 'Three real-time machines, one signal box, one gateway.' },
    body: {
      zh: '- Station S4：桌面实时仿真机，用于单个控制器的开发和教学。\n- Station S8：机架式实时仿真机，用于整套台架。\n- Station X16：冗余实时仿真机，用于不能中断的试验。\n- Link L2：信号调理箱，放在仿真机和被测设备之间。\n- Edge E2：边缘孪生网关，在机器旁运行降阶模型。\n\n选型先看三项：通道数、步长、供电。报价请写信给sales@armilla.example，附信号清单。',
      en: '- Station S4, a desktop real-time machine, for the development of one controller and for teaching.\n- Station S8, a rack-mounted real-time machine, for a whole bench.\n- Station X16, a redundant real-time machine, for tests that must not stop.\n- Link L2, a signal conditioning box, between the machine and the equipment under test.\n- Edge E2, an edge gateway that runs reduced models beside the machine.\n\nChoose by channels, step and power supply. For a quotation, write to sales@armilla.example and attach the list of signals.',
    },
  },
  {
    path: '/product/machine/detail', icon: 'lucide:hard-drive',
    title: { zh: '硬件详情', en: 'Machine details' },
    description: { zh: '浑仪硬件的规格、接口、兼容软件和证书怎样索取，报价和报修时写明什么。', en: 'How to ask for the specification, I/O, compatible software and certificates of an Armilla machine, a quotation or a repair.' },
    lead: { zh: '规格、接口和兼容软件，来信索取。', en: 'Specification, I/O and compatible software, on request by mail.' },
    body: {
      zh: '五种设备的用途见[硬件](/product/machine)页。规格表写明单位和测试条件，列出接口、兼容软件和证书；索取请写信给sales@armilla.example，注明型号。表中没有的接口请先询问。\n\n报价也写信到这里，附信号清单、数量和交货地。设备故障请写信给support@armilla.example，注明序列号，写法见[报告故障](/support/ticket/new)。',
      en: 'What the five machines are for is on the [Machines](/product/machine) page. The specification states units and test conditions and lists interfaces, compatible software and certificates; for a copy, write to sales@armilla.example and name the machine. If an interface is not in it, please ask.\n\nFor a quotation, write to the same address with the list of signals, the number of machines and the place of delivery. For a fault, write to support@armilla.example and give the serial number; see [reporting a fault](/support/ticket/new).',
    },
  },
  {
    path: '/product/matlab-simulink', icon: 'lucide:arrow-left-right',
    title: { zh: 'MATLAB与Simulink迁移', en: 'Migrating from MATLAB and Simulink' },
    description: { zh: 'M函数和Simulink模块的覆盖表可以查找；自己的.m、.mlx、.slx和.mdl文件在浏览器里检查，不离开本机；另有导入限制和迁移步骤。', en: 'Coverage of M functions and Simulink blocks to search, a check of your own .m, .mlx, .slx and .mdl files that never leave your machine, and the steps to move.' },
    lead: { zh: '先查覆盖，再估工作量，然后迁移。', en: 'Check the coverage, estimate the work, then move.' },
    body: {
      zh: `2026年10月的兼容性报告检查了${reported.examined}个M函数，覆盖其中${reported.covered}个；另有${reported.partly}个部分覆盖，${reported.no}个未覆盖，报告逐一列出。一个函数的全部测试用例都通过，才算覆盖。索取报告，请写信给support@armilla.example；询问个别函数，附上函数名即可，源码不必寄来。\n\n## 按五步完成迁移\n\n1. 查出代码用到哪些函数。\n2. 对照报告，标出未覆盖的函数。\n3. 改写这些函数，或保留原工具做这一部分。\n4. 用原有算例重算，比较结果。\n5. 确认误差后再切换。\n\nMATLAB和Simulink是The MathWorks, Inc.的商标。浑仪与该公司没有关联，也未获其认可。`,
      en: `The compatibility report of October 2026 examined ${reported.examined} M functions and found ${reported.covered} covered, ${reported.partly} covered in part and ${reported.no} not covered; it lists each of them. A function counts as covered when every one of its test cases passes. For the report, write to support@armilla.example; to ask about single functions, their names are enough, and there is no need to send source code.\n\n## Five steps to move\n\n1. Find out which functions your code uses.\n2. Compare them with the report and mark those not covered.\n3. Rewrite those, or keep the old tool for that part.\n4. Run your own examples again and compare the results.\n5. Switch once the differences are understood.\n\nMATLAB and Simulink are trademarks of The MathWorks, Inc. Armilla is not affiliated with or endorsed by that company.`,
    },
  },
  {
    path: '/product/open-platform', icon: 'lucide:code-xml',
    title: { zh: '开放平台', en: 'Open platform' },
    description: { zh: '开放平台的三层：文件、接口和扩展；可复制的示例、许可、伙伴应用和变更记录，开发者怎样登记。', en: 'Three layers (files, interfaces, extensions), samples to copy, licences, partner applications and changes of the open platform.' },
    lead: { zh: '把模型和求解器接入您自己的程序。', en: 'Use models and solvers in your own program.' },
    body: {
      zh: '开放平台分三层：\n\n- 文件：用FMI 2.0/3.0和SSP 2.0交换组件和系统。\n- 接口：启动仿真、设参数、读结果。\n- 扩展：编写自己的工具箱和数据接口。\n\n六个开源工具箱可以作为写法的范例，见[工具箱](/product/Toolbox)。\n\n开发者登记和接口问题，请写信给support@armilla.example，注明程序语言和使用场景。',
      en: 'The open platform has three layers:\n\n- Files: components and systems exchanged by FMI 2.0/3.0 and SSP 2.0.\n- Interfaces: start a simulation, set parameters, read results.\n- Extensions: write your own toolboxes and data connections.\n\nThe six open-source toolboxes serve as examples of how it is done; see [Toolboxes](/product/Toolbox).\n\nTo register as a developer or ask about an interface, write to support@armilla.example with your programming language and what you want to do.',
    },
  },
  {
    path: '/product/Toolbox', icon: 'lucide:blocks',
    title: { zh: '工具箱', en: 'Toolboxes' },
    description: { zh: '24个领域工具箱：热流体、液压、电气、电池、车辆、飞行、轨道、信号、辨识等，六个开源。', en: 'Twenty-four toolboxes from thermal fluids and hydraulics to batteries, flight, orbits and signals; six are open source.' },
    lead: { zh: '24个领域工具箱，其中6个开源。', en: '24 toolboxes for engineering domains, 6 of them open source.' },
    body: {
      zh: '- 流体与能源：热流体、液压、气动、电池、氢能与燃料电池、燃气轮机。\n- 电气：电气（开源）、电力电子、电驱动。\n- 车辆与机械：车辆动力学、动力总成、多体、机器人。\n- 航空航天：飞机系统、飞行动力学、航天器与轨道（开源）。\n- 信号与控制：信号处理（开源）、通信、控制系统设计、系统辨识（开源）、代码生成。\n- 方法：优化（开源）、不确定性分析、需求与测试（开源）。\n\n标明开源的六个公开源码，其余按许可提供。询问许可，请写信给sales@armilla.example，注明工具箱和产品。',
      en: '- Fluids and energy: Thermal Fluids, Hydraulics, Pneumatics, Battery, Hydrogen, Gas Turbine.\n- Electrical: Electrical (open source), Power Electronics, Electric Drives.\n- Vehicles and mechanics: Vehicle Dynamics, Powertrain, Multibody, Robotics.\n- Aerospace: Aircraft Systems, Flight Dynamics, Orbits (open source).\n- Signals and control: Signal (open source), Communications, Control Design, Identification (open source), Code Generation.\n- Methods: Optimisation (open source), Uncertainty, Test Bench (open source).\n\nThe source of the six marked open source is public; the others are licensed. For licences, write to sales@armilla.example and name the toolbox and the product.',
    },
  },
  {
    path: '/product/Toolbox/detail', icon: 'lucide:package',
    title: { zh: '工具箱详情', en: 'Toolbox details' },
    description: { zh: '浑仪工具箱随产品版本发布：每个工具箱的用途、函数、示例、依赖和文件，怎样报告问题。', en: 'Armilla toolboxes are released with the products: purpose, functions, examples, dependencies and file of each, and how to report a fault.' },
    lead: { zh: '用途、函数、示例、依赖和文件。', en: 'Purpose, functions, examples, dependencies and file.' },
    body: {
      zh: '24个工具箱按领域列在[工具箱](/product/Toolbox)页。每个工具箱有自己的页面，写明函数、示例和依赖，并给出文件。\n\n工具箱随产品版本发布，安装前请核对版本。开源工具箱的问题和补丁在代码仓库处理，其余请写信给技术支持，写法见[报告故障](/support/ticket/new)。',
      en: 'The 24 toolboxes are listed by domain on the [Toolboxes](/product/Toolbox) page. Each has a page of its own with its functions, examples and dependencies, and offers its file.\n\nToolboxes are released with the products, so check the version before you install. Issues and patches of open-source toolboxes are handled in their repository; for the others, write to support as described under [reporting a fault](/support/ticket/new).',
    },
  },
  // Solutions
  {
    path: '/solution', icon: 'lucide:workflow',
    title: { zh: '解决方案', en: 'Solutions' },
    description: { zh: '按行业列出八个解决方案：航空、航天、新能源汽车、智能汽车、工程机械、电力、半导体装备、船舶。', en: 'Eight solutions by industry, from aircraft heat and power to battery safety, hydraulics, wind farms and marine propulsion.' },
    lead: { zh: '八个行业，各写明用模型算什么。', en: 'Eight industries, and what is computed in each.' },
    body: {
      zh: '您的行业不在其中，也可以[来问](/contact)。方法相通的，我们照实说能做到哪一步。做过的项目见[案例](/case)。',
      en: 'If your industry is not among them, [ask us](/contact). Where the methods carry over, we tell you how far. Finished projects are under [customer stories](/case).',
    },
  },
  {
    path: '/solution/detail', icon: 'lucide:file-text',
    title: { zh: '解决方案详情', en: 'Solution details' },
    description: { zh: '一个行业解决方案的全文：问题、方法、架构、结果、适用范围和所用产品。', en: 'One Armilla solution in full: the problem, the method, the architecture, measured results, limits and the products used.' },
    lead: { zh: '问题、方法、架构、结果和适用范围。', en: 'The problem, the method, the architecture, results and limits.' },
    body: {
      zh: '请从[解决方案](/solution)选择一个。每个方案写明哪些量可以算，哪些仍须试验。仿真不能代替法规要求的试验。',
      en: 'Choose one from the [solutions](/solution). Each says which quantities can be computed and which still have to be tested. Simulation does not replace tests that the law requires.',
    },
  },
  // Tickets
  {
    path: '/support/ticket/mine', icon: 'lucide:ticket',
    title: { zh: '我的工单', en: 'My tickets' },
    description: { zh: '登录后查看您和同事的工单：往来消息、状态记录和承诺的答复时间，可以回复、关闭、重新打开和评分。', en: 'Your tickets and those of your colleagues: messages, status history and promised times; reply, close, open again and rate.' },
    lead: { zh: '每张工单的进度、答复和承诺时间都在这里。', en: 'Progress, answers and promised times of every ticket.' },
    body: {
      zh: '登录后，这里列出您提交的工单；客服把您加入单位后，也列出同事的工单。可以按状态和产品筛选，在消息里查找，导出CSV。\n\n首次答复时间按严重程度承诺：1级一个工作小时，2级四小时，3级一天，4级三天。支持时间为周一至周五9:00—18:00（北京时间），不含节假日。等您回复时不计时。\n\n新的问题，请[提交工单](/support/ticket/new)。',
      en: 'Once you are signed in, the tickets that you opened are listed here, and those of your colleagues once an agent has put you in your organisation. Filter by status and product, search in the messages, export as CSV.\n\nThe first answer is promised by severity: 1 in one working hour, 2 in four hours, 3 in one day, 4 in three days. Support works Monday to Friday, 9:00 to 18:00, China Standard Time, without public holidays. The clock stands still while we wait for you.\n\nFor a new problem, [open a ticket](/support/ticket/new).',
    },
  },
  {
    path: '/support/ticket/new', icon: 'lucide:message-square-text',
    title: { zh: '提交工单', en: 'New ticket' },
    description: { zh: '向浑仪技术支持报告故障或提问：写明产品、版本、系统、严重程度和重现步骤，提交时看到首次答复的期限。', en: 'Report a fault to Armilla support: product, version, system, severity and steps, with the time by which you have an answer.' },
    lead: { zh: '写清版本和步骤，答复会更快。', en: 'State version and steps, and the answer comes sooner.' },
    body: {
      zh: '登录后填写表单。没有提交完的草稿留在您的浏览器里。\n\n- 产品、版本和操作系统；您下载过的排在前面。\n- 重现问题的步骤，以及您期望的结果。\n- 出错信息原文、日志、截图，能重现问题的小模型更好。\n\n1级问题可以同时拨打+86 000 0000 0000（示例号码）。请不要写密码和涉密内容。',
      en: 'Sign in and fill in the form. A draft that you have not sent stays in your browser.\n\n- Product, version and operating system; those you downloaded come first.\n- The steps that show the fault, and what you expected.\n- The exact error message, logs and screenshots; a small model that shows the fault helps.\n\nFor severity 1, you can also call +86 000 0000 0000 (example number). Do not send passwords or classified material.',
    },
  },
  {
    path: '/ticket/mine', icon: 'lucide:ticket',
    title: { zh: '我的工单', en: 'My tickets' },
    description: { zh: '从浑仪产品里打开的工单页：与支持区“我的工单”相同，去掉了网站的其他部分，适合窄窗口。', en: 'The ticket page that Armilla products open: the same as My tickets in the support area, without the rest of the site.' },
    lead: { zh: '在产品里查看工单进度。', en: 'Follow your tickets while you work in the product.' },
    body: {
      zh: '内容与[我的工单](/support/ticket/mine)相同。',
      en: 'The same as [My tickets](/support/ticket/mine).',
    },
  },
  {
    path: '/ticket/new', icon: 'lucide:message-square-plus',
    title: { zh: '提交工单', en: 'New ticket' },
    description: { zh: '从浑仪产品里打开的提交页：产品和版本由产品带入，其余与支持区“提交工单”相同，适合窄窗口。', en: 'The form that Armilla products open: product and version come along, and the rest is as under New ticket in the support area.' },
    lead: { zh: '产品和版本已由产品带入。', en: 'Product and version come along from the product.' },
    body: {
      zh: '内容与[提交工单](/support/ticket/new)相同。',
      en: 'The same as [New ticket](/support/ticket/new).',
    },
  },
]
