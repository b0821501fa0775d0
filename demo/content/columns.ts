import type { ColumnSeed } from './types.ts'

export const columns: ColumnSeed[] = [
  // General
  {
    path: '/', icon: 'lucide:orbit',
    title: { zh: '首页', en: 'Home' },
    description: { zh: '浑仪科技编写工程系统的建模与仿真软件：建模、计算、控制、实时和孪生五个产品族，24个工具箱，五种硬件。', en: 'Armilla makes modelling and simulation software for engineered systems: five product families, 24 toolboxes and five machines.' },
    lead: { zh: '让工程系统先在计算中成立。从方程到样机，设计、验证和实时运行用同一个模型。', en: 'Prove it before you build it. Design, verify and run an engineered system from one model.' },
    body: {
      zh: '浑仪科技2014年在杭州成立，编写工程系统的建模与仿真软件。您可以用它描述机械、液压、电气和热系统，求解方程，设计控制器，连接真实设备，再让降阶模型在机器旁运行。\n\n- 了解五个[产品族](/product)和24个[工具箱](/product/Toolbox)。\n- 按行业查看[解决方案](/solution)和[客户案例](/case)。\n- 下载当前稳定版[R2026b](/product/download)，支持到2028年11月30日。\n\n页面上的每个测量值都写明条件和来源。有疑问，请[联系我们](/contact)。',
      en: 'Armilla was founded in Hangzhou in 2014 and makes modelling and simulation software for engineered systems. With it you describe mechanical, hydraulic, electrical and thermal systems, solve their equations, design controllers, connect real equipment and run reduced models beside the machine.\n\n- See the five [product families](/product) and the 24 [toolboxes](/product/Toolbox).\n- Look at [solutions](/solution) and [customer stories](/case) by industry.\n- Download [R2026b](/product/download), the current stable release, supported to 30 November 2028.\n\nEach measured value on these pages states its condition and source. If you doubt one, [ask us](/contact).',
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
    description: { zh: '按用途查找浑仪的电话和邮箱，查看四个办公地的地址、工作时间和时区，填写联系表。', en: 'Telephone numbers and mail addresses by purpose, four offices with hours and time zones, and a form to write to Armilla.' },
    lead: { zh: '说明您的系统和问题，我们转给懂这个领域的人。', en: 'Tell us about your system and your question; we pass it to someone who knows the field.' },
    body: {
      zh: '- 咨询与报价：sales@armilla.example\n- 技术支持：support@armilla.example，或[提交工单](/support/ticket/new)\n- 安全问题：psirt@armilla.example\n- 媒体：press@armilla.example\n- 招聘：careers@armilla.example\n\n电话+86 000 0000 0000（示例号码），周一至周五9:00—18:00（北京时间）有人接听。慕尼黑办公地按当地时间9:00—17:00工作。\n\n写信时请说明产品和版本。涉密内容、口令和他人的个人信息请不要发送。',
      en: '- Sales and quotations: sales@armilla.example\n- Technical support: support@armilla.example, or [open a ticket](/support/ticket/new)\n- Security: psirt@armilla.example\n- Press: press@armilla.example\n- Careers: careers@armilla.example\n\nThe telephone, +86 000 0000 0000 (example number), is answered Monday to Friday, 9:00 to 18:00, China Standard Time. Munich works from 9:00 to 17:00 local time.\n\nPlease name the product and version when you write. Do not send classified material, passwords or personal data of others.',
    },
  },
  {
    path: '/joinUs', icon: 'lucide:briefcase',
    title: { zh: '加入我们', en: 'Careers' },
    description: { zh: '浑仪在杭州、北京、西安和慕尼黑招聘求解器、硬件、教育和支持岗位，查看职位要求和申请方式。', en: 'Open positions at Armilla in Hangzhou, Beijing, Xi’an and Munich: solvers, hardware, education and support.' },
    lead: { zh: '我们找愿意把一个数算清楚的人。', en: 'We look for people who want to get a number right.' },
    body: {
      zh: '浑仪有420人，多数写软件，也有人画电路板、接线、讲课、接听客户电话。按地点、团队和类型筛选职位，打开一条就能看到职责、要求和截止日期。\n\n## 申请时请准备\n\n- 一份简历，PDF格式。\n- 一段您做过的工作：代码、论文、图纸或试验记录都可以，请去掉前雇主的保密内容。\n- 您希望的办公地：杭州、北京、西安或慕尼黑。\n\n也可以写信给careers@armilla.example，注明职位名称。申请材料只用于招聘，见[隐私政策](/PrivacyPolicy)。',
      en: 'Armilla has 420 people. Many write software; others lay out boards, wire benches, teach, or answer customers. Filter the positions by place, team and kind; each one states its duties, requirements and closing date.\n\n## What to prepare\n\n- A CV as PDF.\n- Something you made: code, a paper, drawings or a test record, without confidential material of a former employer.\n- The office you prefer: Hangzhou, Beijing, Xi’an or Munich.\n\nYou can also write to careers@armilla.example and name the position. Application papers are used for recruiting only; see the [privacy policy](/PrivacyPolicy).',
    },
  },
  {
    path: '/cookies', icon: 'lucide:cookie',
    title: { zh: 'Cookie设置', en: 'Cookie settings' },
    description: { zh: '说明本站使用哪些Cookie、用途和保存时间，并在此修改您的选择。', en: 'Which cookies this site uses, what for and for how long, and where to change your choice.' },
    lead: { zh: '必要的Cookie用于语言、登录和安全；其余须您同意。', en: 'Necessary cookies serve language, sign-in and security; any other needs your consent.' },
    body: {
      zh: '- lang：记住您选择的语言，保存365天。\n- 会话和XSRF-TOKEN：登录后确认请求由您发出，退出登录后不再使用。\n\n登录凭据和草稿也会存放在浏览器的本地存储里，不发给第三方。\n\n您可以在本页修改选择，也可以在浏览器里清除Cookie；清除后需要重新选择语言和登录。疑问请写信给privacy@armilla.example。',
      en: '- lang remembers the language you chose and is kept for 365 days.\n- The session and XSRF-TOKEN confirm, once you are signed in, that a request comes from you; they are not used after you sign out.\n\nYour sign-in token and drafts may also be kept in the browser’s local storage. They go to no third party.\n\nChange your choice on this page, or clear cookies in your browser; you then choose the language and sign in again. Questions: privacy@armilla.example.',
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
      zh: '您可以不登录浏览本站。以下情况我们会收集信息：\n\n- 注册账号：姓名、邮箱、口令的散列值。\n- 提交工单或咨询：您写的内容、附件和联系方式。\n- 下载软件：文件、版本、时间和您接受的许可协议版本。\n- 申请职位：简历和申请材料。\n\nM代码覆盖检查在您的浏览器里进行，文件不上传。\n\n查询、更正或删除您的信息，请写信给privacy@armilla.example。本政策按版本保存，旧版本可以查阅。',
      en: 'You can read this site without signing in. We collect data in these cases:\n\n- An account: your name, your mail address and a hash of your password.\n- A ticket or an inquiry: what you write, your attachments and how to reach you.\n- A download: file, version, time and the version of the licence agreement you accepted.\n- An application: your CV and papers.\n\nThe coverage check of M code runs in your browser; the files are not uploaded.\n\nTo see, correct or delete your data, write to privacy@armilla.example. This policy is kept in versions, and earlier ones can be read.',
    },
  },
  {
    path: '/sitemap', icon: 'lucide:map',
    title: { zh: '网站地图', en: 'Sitemap' },
    description: { zh: '按栏目列出本站已发布的页面，并给出站点地图文件和订阅源。', en: 'The published pages of this site in one tree, with the sitemap file and the feeds.' },
    lead: { zh: '本站的页面按栏目列在这里，便于查找。', en: 'The pages of this site, in one tree.' },
    body: {
      zh: '列表只含当前语言已发布的页面；换一种语言，列表可能不同。\n\n找不到页面时，请用[搜索](/search)，或写信到info@armilla.example告诉我们您要找什么。新闻和安全公告另有订阅源，入口在各自的页面上。',
      en: 'The tree holds the pages published in the current language; in the other language it may differ.\n\nIf you do not find a page, use the [search](/search) or write to info@armilla.example and tell us what you look for. News and security advisories have feeds of their own, linked on their pages.',
    },
  },
  {
    path: '/search', icon: 'lucide:search',
    title: { zh: '搜索', en: 'Search' },
    description: { zh: '在产品、工具箱、帮助文章、案例、新闻、课程和安全公告中搜索，按类型、产品和日期筛选。', en: 'Search products, toolboxes, help articles, stories, news, courses and advisories; filter by kind, product and date.' },
    lead: { zh: '输入产品名、函数名、公告编号或一个问题。', en: 'Enter a product, a function, an advisory number or a question.' },
    body: {
      zh: '结果按类型分组，可以再按产品和日期筛选。地址栏保存搜索条件，可以收藏或发给同事。\n\n- 查函数：输入函数名的开头几个字母。\n- 查公告：输入编号，例如ARM-2026-008。\n- 查中英文两种内容：打开双语搜索开关。\n\n没有找到？请[提交工单](/support/ticket/new)、[预约专家](/contact)，或从[帮助](/help)的分类开始浏览。',
      en: 'Results are grouped by kind and can be narrowed by product and date. The address holds the search, so you can keep it or send it to a colleague.\n\n- A function: enter the first letters of its name.\n- An advisory: enter its number, for example ARM-2026-008.\n- Chinese and English content together: turn on the switch for both languages.\n\nNothing found? [Open a ticket](/support/ticket/new), [ask an expert](/contact), or start from the categories of [Help](/help).',
    },
  },
  // Sign-in
  {
    path: '/login', icon: 'lucide:log-in',
    title: { zh: '登录', en: 'Sign in' },
    description: { zh: '登录浑仪账号，提交和查看工单，记录下载，接着上次的位置学习课程。', en: 'Sign in to your Armilla account to open and follow tickets, keep your downloads and go on with your courses.' },
    lead: { zh: '一个账号用于工单、下载和课程。', en: 'One account for tickets, downloads and courses.' },
    body: {
      zh: '登录以后，您可以：\n\n- 提交工单，查看答复和进度。\n- 保存下载记录，得知已下载的版本是否受安全公告影响。\n- 保留课程进度，从上次的位置接着看。\n\n阅读产品、帮助和新闻不需要账号。注册需要邮箱，并同意[隐私政策](/PrivacyPolicy)。\n\n无法登录时，请写信给support@armilla.example，或拨打+86 000 0000 0000（示例号码），周一至周五9:00—18:00（北京时间）。请不要在信里写口令。',
      en: 'Once signed in, you can:\n\n- open tickets and follow their replies and progress;\n- keep a record of your downloads and learn whether an advisory affects them;\n- keep your place in a course and go on from there.\n\nProducts, help and news need no account. To register you need a mail address and agree to the [privacy policy](/PrivacyPolicy).\n\nIf you cannot sign in, write to support@armilla.example or call +86 000 0000 0000 (example number), Monday to Friday, 9:00 to 18:00, China Standard Time. Never put a password in a mail.',
    },
  },
  {
    path: '/callback', icon: 'lucide:key-round',
    title: { zh: '登录返回', en: 'Returning from sign-in' },
    description: { zh: '登录服务把您送回本页，核对后回到您原来的位置。', en: 'The sign-in service sends you back to this page, which checks the answer and returns you to where you were.' },
    lead: { zh: '正常情况下您只会在这里停留片刻。', en: 'Normally you stay here only for a moment.' },
    body: {
      zh: '本页核对登录服务送回的信息是否属于这次登录，然后送您回到原来的页面。\n\n直接打开本页，或核对没有通过时，不会登录。请回到[登录页](/login)重试。仍然不行，请把页面上的请求编号发给support@armilla.example。',
      en: 'This page checks that the answer of the sign-in service belongs to this sign-in and then takes you back to the page you came from.\n\nIf you open it directly, or the check fails, nobody is signed in. Go back to [Sign in](/login) and try again. If that fails too, send the request number shown on the page to support@armilla.example.',
    },
  },
  // Customer stories
  {
    path: '/case', icon: 'lucide:landmark',
    title: { zh: '案例', en: 'Customer stories' },
    description: { zh: '12个客户案例：问题、做法、测得的结果和测量条件，按行业和产品筛选。', en: 'Twelve customer stories: problem, approach, measured result and how it was measured, by industry and product.' },
    lead: { zh: '每个结果都写明怎样测得。', en: 'Each result says how it was measured.' },
    body: {
      zh: '这里有12个案例，来自航空、航天、汽车、工程机械、电力、半导体装备和船舶等行业。每个案例写四件事：客户要解决的问题，采用的做法，测得的结果，使用的产品。\n\n- 按行业或产品筛选，找到与您接近的系统。\n- 先看测量条件，再看数值；条件不同，数值不能直接比较。\n- 需要详细数据，请[联系我们](/contact)，我们征得客户同意后提供。',
      en: 'Twelve stories from aerospace, space, automotive, construction machinery, power, semiconductor equipment, marine and related fields. Each tells four things: the customer’s problem, the approach, the measured result and the products used.\n\n- Filter by industry or product to find a system close to yours.\n- Read the condition before the number; under different conditions, numbers do not compare.\n- For more data, [ask us](/contact); we provide it once the customer agrees.',
    },
  },
  {
    path: '/case/detail', icon: 'lucide:file-text',
    title: { zh: '案例详情', en: 'Customer story' },
    description: { zh: '一个客户案例的全文：问题、做法、测得的结果、客户的话和使用的产品。', en: 'One customer story in full: the problem, the approach, the measured result, the customer’s words and the products used.' },
    lead: { zh: '从问题到测得的结果，一页读完。', en: 'From the problem to the measured result, on one page.' },
    body: {
      zh: '请从[案例列表](/case)选择一个案例。每篇都写明结果的单位、测量条件和来源，可以打印。\n\n想对自己的系统做同样的分析，请[预约专家](/contact)，说明系统、问题和已有数据。',
      en: 'Choose a story from the [list](/case). Each states the unit, condition and source of its results and can be printed.\n\nFor the same analysis of your own system, [ask an expert](/contact): describe the system, the question and the data you have.',
    },
  },
  // News
  {
    path: '/news', icon: 'lucide:newspaper',
    title: { zh: '新闻', en: 'News' },
    description: { zh: '浑仪的版本发布、安全公告、合作、教育和活动消息，可按类别和年份查找，可订阅。', en: 'Armilla’s releases, advisories, partnerships, education and events, by category and year, with feeds to subscribe to.' },
    lead: { zh: '发布了什么，改了什么，在哪里见面。', en: 'What was released, what changed and where to meet.' },
    body: {
      zh: '按类别和年份筛选，或订阅Atom和JSON源。影响安装或安全的消息同时发在[安全公告](/help/SecurityIncident)和[历史版本](/product/downHistory)里，以那两处为准。\n\n媒体采访、图片使用和数据核对，请写信给press@armilla.example。',
      en: 'Filter by category and year, or subscribe to the Atom and JSON feeds. What touches installation or security is also in the [security advisories](/help/SecurityIncident) and the [download history](/product/downHistory), and those two are authoritative.\n\nFor interviews, pictures and checks of figures, write to press@armilla.example.',
    },
  },
  {
    path: '/news/detail', icon: 'lucide:file-text',
    title: { zh: '新闻详情', en: 'News article' },
    description: { zh: '一条新闻的全文，附日期、作者、相关产品和附件。', en: 'One news article in full, with its date, author, related products and attachments.' },
    lead: { zh: '日期和作者写在标题下方。', en: 'Date and author stand under the headline.' },
    body: {
      zh: '请从[新闻列表](/news)选择一条。新闻写的是发布当日的情况；版本的支持状态以[历史版本](/product/downHistory)为准。\n\n发现错误，请写信给press@armilla.example，注明标题和日期，我们更正并注明更正时间。',
      en: 'Choose an article from the [list](/news). An article tells how things stood on its day; for the state of a release see the [download history](/product/downHistory).\n\nIf you find an error, write to press@armilla.example with headline and date. We correct it and note when.',
    },
  },
  // Partners
  {
    path: '/ecology', icon: 'lucide:handshake',
    title: { zh: '生态', en: 'Partners' },
    description: { zh: '浑仪伙伴计划：技术、解决方案、渠道和高校四类伙伴，注册、认证、战略三个级别，以及加入步骤。', en: 'The Armilla partner programme: four classes of partners, three levels, what each requires and how to join.' },
    lead: { zh: '四类伙伴，三个级别，条件公开。', en: 'Four classes, three levels, published criteria.' },
    body: {
      zh: '伙伴分为技术、解决方案、渠道和高校[四类](/ecology/class)，级别分为注册、认证和战略。当前有30家伙伴，见[伙伴名录](/ecology/list)。\n\n## 怎样加入伙伴计划\n\n1. 选定一个类别，对照它的条件。\n2. 写信给partners@armilla.example，说明公司、地区、产品或项目，并指定一名联系人。\n3. 我们在五个工作日内答复，核对条件。\n4. 签署协议，成为注册伙伴。\n\n认证级要求至少两人通过考核，并有一个客户书面确认结果的项目，有效期两年，到期复核。各级的技术支持时限相同。',
      en: 'There are [four classes](/ecology/class) of partners: technology, solution, channel and university; and three levels: registered, certified and strategic. The [directory](/ecology/list) lists 30 partners.\n\n## How to join\n\n1. Choose a class and compare its criteria.\n2. Write to partners@armilla.example about your company, region, and products or projects, and name a contact.\n3. We answer within 5 working days and check the criteria.\n4. Both sides sign, and you are a registered partner.\n\nThe certified level asks for at least two people who passed the examination and one project whose result the customer has confirmed in writing. It holds for two years and is then reviewed. Support times are the same at every level.',
    },
  },
  {
    path: '/ecology/class', icon: 'lucide:boxes',
    title: { zh: '伙伴类别', en: 'Partner classes' },
    description: { zh: '四类伙伴的定义、条件和现有成员：技术伙伴、解决方案伙伴、渠道伙伴、高校伙伴。', en: 'The four classes of partners, their definitions, criteria and members: technology, solution, channel and university.' },
    lead: { zh: '先看定义，再对照条件。', en: 'Read the definition, then compare the criteria.' },
    body: {
      zh: '- 技术伙伴：产品与浑仪软件或硬件相连，双方公布测试过的版本组合。\n- 解决方案伙伴：用浑仪产品为一个行业做工程项目。\n- 渠道伙伴：在约定地区销售许可和硬件，负责一线支持。\n- 高校伙伴：在课程、教材、实验室和竞赛中使用浑仪产品。\n\n一家单位可以申请一个以上的类别，条件分别核对。申请请写信给partners@armilla.example。',
      en: '- Technology partners make products that connect to Armilla software or machines; both sides publish the tested combinations of versions.\n- Solution partners carry out engineering projects for an industry with Armilla products.\n- Channel partners sell licences and machines in an agreed region and give first-line support.\n- University partners use Armilla products in courses, textbooks, laboratories and competitions.\n\nAn organisation may apply for more than one class; the criteria are checked for each. To apply, write to partners@armilla.example.',
    },
  },
  {
    path: '/ecology/list', icon: 'lucide:list',
    title: { zh: '伙伴名录', en: 'Partner directory' },
    description: { zh: '30家浑仪伙伴的名称、地区、类别、级别、加入日期和网址，可以筛选。', en: 'Thirty Armilla partners with region, class, level, date of joining and web address, with filters.' },
    lead: { zh: '按地区、类别和级别查找伙伴。', en: 'Find a partner by region, class and level.' },
    body: {
      zh: '名录列出30家伙伴，写明地区、类别、级别和加入日期。单位均为虚构。\n\n向伙伴购买前，请核对它的类别和地区：渠道伙伴负责销售和一线支持，解决方案伙伴负责工程项目。对伙伴的服务有意见，请写信给partners@armilla.example。',
      en: 'The directory lists 30 partners with region, class, level and date of joining. All of them are invented.\n\nBefore you buy from a partner, check its class and region: channel partners sell and give first-line support, solution partners carry out projects. For a complaint about a partner’s service, write to partners@armilla.example.',
    },
  },
  // Education
  {
    path: '/education/details', icon: 'lucide:graduation-cap',
    title: { zh: '课程', en: 'Courses' },
    description: { zh: '四个项目、12门课程、40节课，按项目、产品和难度选择，配中英文字幕。', en: 'Four programmes, 12 courses and 40 lessons, chosen by programme, product and difficulty, with captions in two languages.' },
    lead: { zh: '按项目、产品和难度选课。', en: 'Choose by programme, product and difficulty.' },
    body: {
      zh: '- 建模基础：从一个方程开始，学会写和连组件。\n- 控制实践：辨识、设计、验证，再生成代码。\n- 硬件在环工程师：接线、定步长、做闭环试验。\n- 师资研修：备课、布置作业、评分。\n\n难度分入门、进阶和专家三级。每门课写明对象、目标、学时、教师和需要的软件。\n\n团体学习和线下培训，请写信给education@armilla.example。',
      en: '- Foundations of Modelling starts from one equation and teaches how to write and connect components.\n- Control in Practice covers identification, design, verification and code generation.\n- HIL Engineer covers wiring, choice of step and closed-loop tests.\n- The Teacher Programme covers preparing lessons, setting exercises and marking.\n\nThe levels are introductory, intermediate and expert. Each course states its audience, goals, hours, teacher and the software it needs.\n\nFor groups and training on site, write to education@armilla.example.',
    },
  },
  {
    path: '/education/components/card', icon: 'lucide:square-play',
    title: { zh: '课程卡片', en: 'Course card' },
    description: { zh: '一门课程的卡片，可以嵌入学校或企业的网站：名称、难度、时长、节数和字幕语言。', en: 'One course as a card that a school or company may embed: title, level, duration, lessons and caption languages.' },
    lead: { zh: '把一门课嵌入您的网站。', en: 'Embed one course in your own site.' },
    body: {
      zh: '卡片显示一门课的封面、名称、难度、时长、节数和字幕语言。学校和企业可以用iframe嵌入，地址里的id是课程的编号或短名。\n\n先在[课程](/education/details)页选一门课。只有这张卡片可以嵌入，本站其他页面不可以。',
      en: 'The card shows the cover, title, level, duration, number of lessons and caption languages of one course. Schools and companies may embed it as an iframe; the id in the address is the course’s number or short name.\n\nChoose a course on the [Courses](/education/details) page first. Only this card may be framed; the other pages of the site may not.',
    },
  },
  {
    path: '/education/videoPlay', icon: 'lucide:circle-play',
    title: { zh: '课程视频', en: 'Lesson video' },
    description: { zh: '观看一节课：中英文字幕、文字稿、章节、倍速和附件，从上次停下的位置接着看。', en: 'Watch a lesson with captions in Chinese and English, transcript, chapters, speed and attachments.' },
    lead: { zh: '看视频，读文字稿，下载附件。', en: 'Watch, read the transcript, take the attachments.' },
    body: {
      zh: '请从[课程](/education/details)里选一节课。视频配中英文字幕；文字稿随播放滚动，点一句就跳到那里。\n\n登录以后会记住您停下的位置。没有视频的课节可以读文字稿。视频打不开时，请写信给education@armilla.example，注明课程和课节。',
      en: 'Choose a lesson from the [courses](/education/details). Videos have captions in Chinese and English; the transcript follows, and a click on a sentence goes to its place.\n\nOnce you are signed in, your place is kept. Lessons without a video can be read. If a video does not play, write to education@armilla.example and name course and lesson.',
    },
  },
  // Help
  {
    path: '/help', icon: 'lucide:book-open',
    title: { zh: '帮助', en: 'Help' },
    description: { zh: '40篇帮助文章，按产品、版本和主题查找：安装、许可、建模、求解、硬件和迁移。', en: 'Forty help articles by product, version and subject: installation, licences, modelling, solving, machines and moving code.' },
    lead: { zh: '先搜索；搜不到，再提交工单。', en: 'Search first; if that does not help, open a ticket.' },
    body: {
      zh: '这里有40篇文章，写明适用的产品和版本。每篇末尾可以告诉我们是否有用。\n\n- [标准与开源组件](/help/OpenSystem)：支持哪些标准，用了哪些开源软件。\n- [安全公告](/help/SecurityIncident)：受影响的版本和修复办法。\n- [提交工单](/support/ticket/new)：文章没有回答您的问题时使用。\n\n支持时间为周一至周五9:00—18:00（北京时间）。邮箱support@armilla.example。',
      en: 'There are 40 articles, each marked with the products and versions it holds for. At the end you can tell us whether it helped.\n\n- [Standards and open source](/help/OpenSystem): which standards are supported and which open-source software is used.\n- [Security advisories](/help/SecurityIncident): affected versions and how to mend them.\n- [Open a ticket](/support/ticket/new) when no article answers your question.\n\nSupport works Monday to Friday, 9:00 to 18:00, China Standard Time. Mail: support@armilla.example.',
    },
  },
  {
    path: '/help/OpenSystem', icon: 'lucide:file-check',
    title: { zh: '标准与开源组件', en: 'Standards and open source' },
    description: { zh: '浑仪支持的标准和格式、版本、限制，以及产品中的开源组件、许可证和物料清单。', en: 'Standards and formats that Armilla supports, with versions and limits, and the open-source parts with licences and SBOM.' },
    lead: { zh: '支持到哪个版本，有什么限制，写在这里。', en: 'Which version is supported, and with which limit.' },
    body: {
      zh: '- Modelica 3.6：浑仪建模的模型语言。\n- FMI 2.0和3.0：导入和导出组件。\n- SSP 2.0：交换系统结构和参数。\n\n六个工具箱公开源码：电气、航天器与轨道、信号处理、系统辨识、优化、需求与测试。\n\n每个安装包附物料清单，列出其中的开源组件和许可证，在[下载中心](/product/download)与安装包放在一起。一致性测试的问题，请写信给support@armilla.example。',
      en: '- Modelica 3.6 is the modelling language of Armilla Studio.\n- FMI 2.0 and 3.0 bring components in and out.\n- SSP 2.0 exchanges system structures and parameters.\n\nSix toolboxes are open source: Electrical, Orbits, Signal, Identification, Optimisation and Test Bench.\n\nEach installer comes with an SBOM that lists its open-source components and licences, beside the file in [Downloads](/product/download). Questions about conformance tests: support@armilla.example.',
    },
  },
  {
    path: '/help/SecurityIncident', icon: 'lucide:shield-check',
    title: { zh: '安全公告', en: 'Security advisories' },
    description: { zh: '浑仪产品的安全公告：编号、严重程度、受影响和修复版本、缓解办法，以及报告漏洞的方式。', en: 'Security advisories of Armilla products: severity, affected and fixed versions, mitigation, and how to report a flaw.' },
    lead: { zh: '发现漏洞，请写信给psirt@armilla.example。', en: 'Found a flaw? Write to psirt@armilla.example.' },
    body: {
      zh: '2026年发布了八份公告，编号ARM-2026-001至ARM-2026-008。\n\nARM-2026-008：许可服务输入校验问题，CVSS 4.0分值8.7，影响R2025b和R2026a，在R2026b和R2026a Update 3中修复。请尽快更换许可服务。\n\n## 怎样报告一个漏洞\n\n- 写信给psirt@armilla.example，说明产品、版本、步骤和影响。\n- PSIRT在两个工作日内答复。\n- 修复发布之前请不要公开细节；公告发布时，我们按您的意愿署名致谢。',
      en: 'Eight advisories were published in 2026, ARM-2026-001 to ARM-2026-008.\n\nARM-2026-008: input validation in the licence service, CVSS 4.0 score 8.7, affects R2025b and R2026a, fixed in R2026b and R2026a Update 3. Please replace the licence service soon.\n\n## How to report a flaw\n\n- Write to psirt@armilla.example with product, version, steps and effect.\n- PSIRT answers within 2 working days.\n- Please keep the details to yourself until a fix is out; the advisory credits you if you wish.',
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
    description: { zh: '控制工程、车辆工程、飞行器系统三个课程方案：学期、学时、学分、目标、软件和教材。', en: 'Course plans for Control engineering, Vehicle engineering and Aerospace systems: semester, hours, credits and textbook.' },
    lead: { zh: '三个专业方向，按学期排好。', en: 'Three subjects, laid out by semester.' },
    body: {
      zh: '- 控制工程：从建模、辨识到控制器的硬件在环验证。\n- 车辆工程：从车辆动力学到整车能量流。\n- 飞行器系统：从飞行动力学到飞机系统和航天器轨道。\n\n方案列出每门课的学期、学时、学分、目标、软件和教材。可以按专业和学期筛选，打印，或存为CSV。\n\n方案可以按学校的学分制调整。请写信给education@armilla.example。',
      en: '- Control engineering: from modelling and identification to controllers verified in the loop.\n- Vehicle engineering: from vehicle dynamics to whole-vehicle energy flow.\n- Aerospace systems: from flight dynamics to aircraft systems and spacecraft orbits.\n\nEach plan lists semester, hours, credits, aims, software and textbook of its courses. Filter it by subject and semester, print it, or keep it as CSV.\n\nPlans can be adapted to a university’s credit system. Write to education@armilla.example.',
    },
  },
  {
    path: '/Industry-education/textbook-plan', icon: 'lucide:book-copy',
    title: { zh: '教材方案', en: 'Textbook plans' },
    description: { zh: '十本教材的作者、出版社、书号、年份、状态和对应课程，附样章和教师资料。', en: 'Ten textbooks with authors, publisher, ISBN, year, state and courses, with sample chapters and teacher’s packs.' },
    lead: { zh: '十本教材，写明作者、书号和出版状态。', en: 'Ten textbooks with authors, ISBN and state.' },
    body: {
      zh: '每本书写明作者、出版社、书号、年份、状态和对应课程。书号和出版社为示例。\n\n有样章的书可以先读样章。教师资料含课件、习题答案和模型文件，只提供给任课教师：请用学校邮箱写信给education@armilla.example，注明课程和学生人数。',
      en: 'Each book is listed with authors, publisher, ISBN, year, state and the courses it serves. Publishers and ISBNs are examples.\n\nWhere there is a sample chapter, read it first. A teacher’s pack holds slides, answers and model files and goes to teachers only: write to education@armilla.example from your university address and name the course and the number of students.',
    },
  },
  // Products
  {
    path: '/product', icon: 'lucide:boxes',
    title: { zh: '产品', en: 'Products' },
    description: { zh: '浑仪的五个产品族：建模、计算、控制、实时、孪生，以及24个工具箱和五种硬件。', en: 'Armilla’s five product families: Studio, Compute, Control, Realtime and Twin, with 24 toolboxes and five machines.' },
    lead: { zh: '五个产品族共用一种模型，按任务选用。', en: 'Five families share one kind of model; choose by task.' },
    body: {
      zh: '- 描述系统：[浑仪建模](/product/detail?id=studio)，Modelica 3.6、FMI 2.0/3.0、SSP 2.0。\n- 求解和分析：[浑仪计算](/product/detail?id=compute)，M代码可以迁移。\n- 设计控制器：[浑仪控制](/product/detail?id=control)，含辨识和C代码生成。\n- 接入真实设备：[浑仪实时](/product/detail?id=realtime)，硬件在环。\n- 守在机器旁：[浑仪孪生](/product/detail?id=twin)，运行降阶模型。\n\n领域组件在[工具箱](/product/Toolbox)里，设备见[硬件](/product/machine)。当前稳定版为R2026b，2026年11月12日发布。',
      en: '- Describe a system: [Armilla Studio](/product/detail?id=studio), Modelica 3.6, FMI 2.0/3.0, SSP 2.0.\n- Solve and analyse: [Armilla Compute](/product/detail?id=compute); M code moves over.\n- Design a controller: [Armilla Control](/product/detail?id=control), with identification and C code generation.\n- Connect real equipment: [Armilla Realtime](/product/detail?id=realtime), hardware in the loop.\n- Stay with the machine: [Armilla Twin](/product/detail?id=twin), reduced models.\n\nComponents for each domain are in the [toolboxes](/product/Toolbox); for equipment see [Machines](/product/machine). The current stable release is R2026b of 12 November 2026.',
    },
  },
  {
    path: '/product/detail', icon: 'lucide:box',
    title: { zh: '产品详情', en: 'Product details' },
    description: { zh: '一个浑仪产品的用途、能力、架构、工具箱、系统要求、版本、许可和常见问题。', en: 'One Armilla product: purpose, capabilities, architecture, toolboxes, system requirements, versions, licence and questions.' },
    lead: { zh: '看它做什么，有什么限制，需要什么系统。', en: 'What it does, where its limits are and what system it needs.' },
    body: {
      zh: '请从[产品](/product)页选择一个产品族：建模、计算、控制、实时或孪生。\n\n每个产品都写明能力的测量值和条件、适用的系统、版本的支持期和许可方式。试用和报价，请写信给sales@armilla.example。',
      en: 'Choose a family on the [Products](/product) page: Studio, Compute, Control, Realtime or Twin.\n\nEach product states its measured capabilities with their conditions, the systems it runs on, how long versions are supported and how it is licensed. For a trial or a quotation, write to sales@armilla.example.',
    },
  },
  {
    path: '/product/download', icon: 'lucide:download',
    title: { zh: '下载中心', en: 'Downloads' },
    description: { zh: '按产品、版本、系统和架构下载浑仪软件，附校验值、签名、物料清单和系统要求。', en: 'Download Armilla software by product, version, system and architecture, with checksums, signatures and SBOMs.' },
    lead: { zh: '选产品和版本，下载，核对校验值，再安装。', en: 'Choose, download, verify the checksum, then install.' },
    body: {
      zh: '- R2026b：稳定版，2026年11月12日发布，支持到2028年11月30日。\n- R2024b：长期支持版，支持到2029年11月30日。\n- R2027a Beta 1：测试版，请不要用于生产。\n\n安装包有Windows x86-64和arm64、Linux x86-64、openEuler/麒麟arm64、macOS arm64。每个文件附SHA-256校验值、签名和物料清单。下载前须接受许可协议EULA 4.2。\n\n缺少您需要的文件，或需要离线介质，请写信给support@armilla.example。',
      en: '- R2026b: stable, released on 12 November 2026, supported to 30 November 2028.\n- R2024b: long-term support, to 30 November 2029.\n- R2027a Beta 1: for testing; please do not use it in production.\n\nInstallers exist for Windows x86-64 and arm64, Linux x86-64, openEuler/Kylin arm64 and macOS arm64. Each file comes with its SHA-256, signature and SBOM. Downloading requires that you accept the licence agreement, EULA 4.2.\n\nIf the file you need is missing, or you need offline media, write to support@armilla.example.',
    },
  },
  {
    path: '/product/downHistory', icon: 'lucide:archive',
    title: { zh: '历史版本与我的下载', en: 'Download history' },
    description: { zh: '浑仪各版本的说明、支持期和已知安全公告；登录后查看您下载过的文件。', en: 'Every Armilla version with notes, end of support and known advisories; signed in, the files you downloaded.' },
    lead: { zh: '查版本是否仍受支持，是否受公告影响。', en: 'See whether a version is supported and whether an advisory affects it.' },
    body: {
      zh: '- R2024b：长期支持版，支持到2029年11月30日。\n- R2025a：支持已于2026年6月30日结束。\n- R2025b和R2026a：受ARM-2026-008影响。请把许可服务换成R2026a Update 3或R2026b的版本。\n- R2026b：稳定版，支持到2028年11月30日。\n- R2027a Beta 1：测试版。\n\n登录后，本页列出您下载过的文件、时间、许可协议版本和校验值。记录有误，请写信给support@armilla.example。',
      en: '- R2024b: long-term support, to 30 November 2029.\n- R2025a: support ended on 30 June 2026.\n- R2025b and R2026a: affected by ARM-2026-008. Replace the licence service with that of R2026a Update 3 or R2026b.\n- R2026b: stable, supported to 30 November 2028.\n- R2027a Beta 1: for testing.\n\nOnce you are signed in, this page lists the files you downloaded with time, version of the licence agreement and checksum. If an entry is wrong, write to support@armilla.example.',
    },
  },
  {
    path: '/product/Innovation', icon: 'lucide:cpu',
    title: { zh: '信创适配', en: 'Domestic platforms' },
    description: { zh: '浑仪软件在openEuler、麒麟、统信，鲲鹏、飞腾、龙芯，达梦、人大金仓等平台上的适配情况。', en: 'Armilla software on Chinese operating systems, processors and databases: what is tested, with version and date.' },
    lead: { zh: '列出测试过的操作系统、处理器和数据库。', en: 'Operating systems, processors and databases that were tested.' },
    body: {
      zh: '- 操作系统：openEuler 24.03、麒麟V10、统信V20。\n- 处理器：x86-64、鲲鹏、飞腾、龙芯。\n- 数据库：达梦、人大金仓、PostgreSQL。\n\n适配按产品、版本和平台组合逐项测试；表中没有的组合没有测试过，请先联系我们。\n\n迁移前，我们可以和您一起盘点模型、脚本和接口，给出工作量。请写信给sales@armilla.example，注明现有平台和目标平台。',
      en: '- Operating systems: openEuler 24.03, Kylin V10, UnionTech UOS V20.\n- Processors: x86-64, Kunpeng, Phytium, Loongson.\n- Databases: Dameng, Kingbase, PostgreSQL.\n\nEach combination of product, version and platform is tested by itself. A combination that is not in the table was not tested, so please ask first.\n\nBefore you move, we can go through models, scripts and interfaces with you and estimate the work. Write to sales@armilla.example and name your present platform and the one you want.',
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
    description: { zh: '一种浑仪硬件的规格、输入输出、兼容软件、证书、数据手册、质保和报价方式。', en: 'One Armilla machine: specification, I/O, compatible software, certificates, data sheet, warranty and quotation.' },
    lead: { zh: '规格、接口和兼容软件写在一页。', en: 'Specification, I/O and compatible software on one page.' },
    body: {
      zh: '请从[硬件](/product/machine)页选择一种设备。规格表写明单位和测试条件；表中没有的接口请先询问。\n\n报价请写信给sales@armilla.example，附信号清单、数量和交货地。设备故障请[提交工单](/support/ticket/new)，注明序列号。',
      en: 'Choose a machine on the [Machines](/product/machine) page. The specification states units and test conditions; if an interface is not in it, please ask.\n\nFor a quotation, write to sales@armilla.example with the list of signals, the number of machines and the place of delivery. For a fault, [open a ticket](/support/ticket/new) and give the serial number.',
    },
  },
  {
    path: '/product/matlab-simulink', icon: 'lucide:arrow-left-right',
    title: { zh: 'MATLAB与Simulink迁移', en: 'Moving from MATLAB and Simulink' },
    description: { zh: '检查1,420个M函数，覆盖1,184个（2026年10月报告）；查看覆盖表、导入限制和迁移步骤。', en: '1,184 of 1,420 examined M functions are covered (October 2026): coverage table, import limits and migration steps.' },
    lead: { zh: '先查覆盖，再估工作量，然后迁移。', en: 'Check the coverage, estimate the work, then move.' },
    body: {
      zh: '2026年10月的兼容性报告检查了1,420个M函数，覆盖其中1,184个；另有88个部分覆盖，148个未覆盖，全部列出。一个函数的全部测试用例都通过，才算覆盖。\n\n## 按五步完成迁移\n\n1. 查出代码用到哪些函数。\n2. 对照覆盖表，标出未覆盖的函数。\n3. 改写这些函数，或保留原工具做这一部分。\n4. 用原有算例重算，比较结果。\n5. 确认误差后再切换。\n\nMATLAB和Simulink是The MathWorks, Inc.的商标。浑仪与该公司没有关联，也未获其认可。',
      en: 'The compatibility report of October 2026 examined 1,420 M functions and found 1,184 covered, 88 covered in part and 148 not covered; all are listed. A function counts as covered when every one of its test cases passes.\n\n## Five steps to move\n\n1. Find out which functions your code uses.\n2. Compare them with the coverage table and mark those not covered.\n3. Rewrite those, or keep the old tool for that part.\n4. Run your own examples again and compare the results.\n5. Switch once the differences are understood.\n\nMATLAB and Simulink are trademarks of The MathWorks, Inc. Armilla is not affiliated with or endorsed by that company.',
    },
  },
  {
    path: '/product/open-platform', icon: 'lucide:code-xml',
    title: { zh: '开放平台', en: 'Open platform' },
    description: { zh: '浑仪的编程接口、开发包、示例代码和许可证，供开发者把模型和求解接入自己的程序。', en: 'Programming interfaces, SDKs, samples and licences for developers who use Armilla models and solvers in their programs.' },
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
      zh: '- 流体与能源：热流体、液压、气动、电池、氢能与燃料电池、燃气轮机。\n- 电气：电气（开源）、电力电子、电驱动。\n- 车辆与机械：车辆动力学、动力总成、多体、机器人。\n- 航空航天：飞机系统、飞行动力学、航天器与轨道（开源）。\n- 信号与控制：信号处理（开源）、通信、控制系统设计、系统辨识（开源）、代码生成。\n- 方法：优化（开源）、不确定性分析、需求与测试（开源）。\n\n按领域、产品和许可筛选。询问许可，请写信给sales@armilla.example。',
      en: '- Fluids and energy: Thermal Fluids, Hydraulics, Pneumatics, Battery, Hydrogen, Gas Turbine.\n- Electrical: Electrical (open source), Power Electronics, Electric Drives.\n- Vehicles and mechanics: Vehicle Dynamics, Powertrain, Multibody, Robotics.\n- Aerospace: Aircraft Systems, Flight Dynamics, Orbits (open source).\n- Signals and control: Signal (open source), Communications, Control Design, Identification (open source), Code Generation.\n- Methods: Optimisation (open source), Uncertainty, Test Bench (open source).\n\nFilter by domain, product and licence. For licences, write to sales@armilla.example.',
    },
  },
  {
    path: '/product/Toolbox/detail', icon: 'lucide:package',
    title: { zh: '工具箱详情', en: 'Toolbox details' },
    description: { zh: '一个工具箱的用途、函数列表、示例代码、依赖、版本和许可。', en: 'One toolbox: its purpose, list of functions, examples with code, what it depends on, its versions and its licence.' },
    lead: { zh: '用途、函数、示例和依赖写在一页。', en: 'Purpose, functions, examples and dependencies on one page.' },
    body: {
      zh: '请从[工具箱](/product/Toolbox)列表选择一个。函数可以搜索，示例代码可以复制。\n\n工具箱随产品版本发布，安装前请核对版本。开源工具箱的问题和补丁在代码仓库处理，其余请[提交工单](/support/ticket/new)。',
      en: 'Choose one from the list of [toolboxes](/product/Toolbox). Functions can be searched, and examples copied.\n\nToolboxes are released with the products, so check the version before you install. Issues and patches of open-source toolboxes are handled in their repository; for the others, [open a ticket](/support/ticket/new).',
    },
  },
  // Solutions
  {
    path: '/solution', icon: 'lucide:workflow',
    title: { zh: '解决方案', en: 'Solutions' },
    description: { zh: '按行业列出八个解决方案：航空、航天、新能源汽车、智能汽车、工程机械、电力、半导体装备、船舶。', en: 'Eight solutions by industry, from aircraft heat and power to battery safety, hydraulics, wind farms and marine propulsion.' },
    lead: { zh: '按行业看：问题是什么，怎样建模，用哪些产品。', en: 'By industry: the problem, how it is modelled and with which products.' },
    body: {
      zh: '- 航空：[飞机热与能量管理](/solution/detail?id=aircraft-thermal-power)\n- 航天：[姿轨控联合仿真](/solution/detail?id=attitude-orbit)\n- 新能源汽车：[电池热失控传播](/solution/detail?id=battery-thermal-runaway)\n- 智能汽车：[整车能量流分析](/solution/detail?id=vehicle-energy-flow)\n- 工程机械：[液压数字样机](/solution/detail?id=hydraulic-prototype)\n- 电力：[风电场并网仿真](/solution/detail?id=wind-farm-grid)\n- 半导体装备：[精密运动台设计](/solution/detail?id=precision-motion)\n- 船舶：[船舶混合动力推进](/solution/detail?id=hybrid-propulsion)\n\n您的行业不在其中，也可以[来问](/contact)。方法相通的，我们照实说能做到哪一步。',
      en: '- Aerospace: [Aircraft thermal and power management](/solution/detail?id=aircraft-thermal-power)\n- Space: [Attitude and orbit co-simulation](/solution/detail?id=attitude-orbit)\n- New energy vehicles: [Battery thermal runaway propagation](/solution/detail?id=battery-thermal-runaway)\n- Automotive: [Whole-vehicle energy flow](/solution/detail?id=vehicle-energy-flow)\n- Construction machinery: [Hydraulic digital prototype](/solution/detail?id=hydraulic-prototype)\n- Power: [Wind farm and grid](/solution/detail?id=wind-farm-grid)\n- Semiconductor equipment: [Precision motion stage](/solution/detail?id=precision-motion)\n- Marine: [Marine hybrid propulsion](/solution/detail?id=hybrid-propulsion)\n\nIf your industry is not among them, [ask us](/contact). Where the methods carry over, we tell you how far.',
    },
  },
  {
    path: '/solution/detail', icon: 'lucide:file-text',
    title: { zh: '解决方案详情', en: 'Solution details' },
    description: { zh: '一个行业问题的难点、方法、架构图、使用的产品、结果和相关案例。', en: 'One problem of an industry: what is hard, the method, the architecture, the products used, results and related stories.' },
    lead: { zh: '从难点到方法，再到测得的结果。', en: 'From what is hard to the method and the measured result.' },
    body: {
      zh: '请从[解决方案](/solution)页选择一个行业。每篇写明适用范围：哪些量可以算，哪些仍须试验。\n\n想用于自己的系统，请[预约专家](/contact)。说明系统、要回答的问题和已有数据，我们告诉您需要什么模型，做到什么精度。',
      en: 'Choose an industry on the [Solutions](/solution) page. Each text states its range: what can be computed and what still has to be tested.\n\nTo apply it to your own system, [ask an expert](/contact). Describe the system, the question and your data, and we tell you which model it needs and how accurate it can be.',
    },
  },
  // Tickets
  {
    path: '/support/ticket/mine', icon: 'lucide:ticket',
    title: { zh: '我的工单', en: 'My tickets' },
    description: { zh: '查看您提交的工单：编号、主题、产品、状态、答复和附件，可以筛选和导出。', en: 'Your tickets with number, subject, product, status, replies and attachments; filter and export them.' },
    lead: { zh: '查进度，读答复，补充信息。', en: 'Follow progress, read replies, add information.' },
    body: {
      zh: '本页需要[登录](/login)。您可以按状态、产品和日期筛选工单，打开一张工单阅读答复、上传附件、关闭或重新打开。\n\n首次答复时间按严重程度承诺：1级一个工作小时，2级四小时，3级一天，4级三天。支持时间为周一至周五9:00—18:00（北京时间）。\n\n无法登录时，请写信给support@armilla.example，注明工单号；或拨打+86 000 0000 0000（示例号码）。',
      en: 'This page needs you to [sign in](/login). Filter your tickets by status, product and date; open one to read replies, add files, close it or open it again.\n\nThe first answer is promised by severity: 1 in one working hour, 2 in four hours, 3 in one day, 4 in three days. Support works Monday to Friday, 9:00 to 18:00, China Standard Time.\n\nIf you cannot sign in, write to support@armilla.example with the ticket number, or call +86 000 0000 0000 (example number).',
    },
  },
  {
    path: '/support/ticket/new', icon: 'lucide:message-square-text',
    title: { zh: '提交工单', en: 'New ticket' },
    description: { zh: '向浑仪技术支持提交工单：写明产品、版本、系统、严重程度和重现步骤。', en: 'Open a ticket with Armilla support: give the product, version, system, severity and the steps that show the fault.' },
    lead: { zh: '写清版本和步骤，答复会更快。', en: 'State version and steps, and the answer comes sooner.' },
    body: {
      zh: '## 提交前请准备这些\n\n- 产品、版本和操作系统。\n- 重现问题的步骤，以及您期望的结果。\n- 出错信息原文、日志，能重现问题的小模型更好。\n\n严重程度按影响选择，决定首次答复时间：1级一个工作小时，2级四小时，3级一天，4级三天。支持时间为周一至周五9:00—18:00（北京时间）。\n\n提交工单需要[登录](/login)。无法登录时，请把以上内容发到support@armilla.example，或拨打+86 000 0000 0000（示例号码）。',
      en: '## What to prepare\n\n- Product, version and operating system.\n- The steps that show the fault, and what you expected.\n- The exact error message and the logs; a small model that shows the fault helps.\n\nChoose the severity by its effect; it sets the time of the first answer: 1 in one working hour, 2 in four hours, 3 in one day, 4 in three days. Support works Monday to Friday, 9:00 to 18:00, China Standard Time.\n\nTo open a ticket you [sign in](/login). If you cannot, send the same to support@armilla.example or call +86 000 0000 0000 (example number).',
    },
  },
  {
    path: '/ticket/mine', icon: 'lucide:ticket',
    title: { zh: '产品内的工单', en: 'Tickets in the product' },
    description: { zh: '在浑仪产品里打开的工单列表，内容与支持区的“我的工单”相同。', en: 'The list of tickets as opened from inside an Armilla product, with the same content as My tickets in the support area.' },
    lead: { zh: '从产品的“帮助”菜单打开，内容与“我的工单”相同。', en: 'Opened from a product’s Help menu, with the same content as My tickets.' },
    body: {
      zh: '这是为产品窗口准备的紧凑页面，工单与[我的工单](/support/ticket/mine)相同，需要[登录](/login)。\n\n答复时间和支持时间也相同。无法登录时，请写信给support@armilla.example，注明工单号。',
      en: 'This is a compact page for a product’s window. The tickets are those of [My tickets](/support/ticket/mine), and you [sign in](/login) to see them.\n\nTimes of answer and support hours are the same. If you cannot sign in, write to support@armilla.example with the ticket number.',
    },
  },
  {
    path: '/ticket/new', icon: 'lucide:message-square-plus',
    title: { zh: '在产品内提交工单', en: 'New ticket from the product' },
    description: { zh: '在浑仪产品里直接提交工单，内容与支持区的“提交工单”相同。', en: 'Open a ticket from inside an Armilla product, with the same fields as the form of the support area.' },
    lead: { zh: '不离开产品，就地提交工单。', en: 'Open a ticket without leaving the product.' },
    body: {
      zh: '这是为产品窗口准备的紧凑页面，填写的内容与[提交工单](/support/ticket/new)相同，需要[登录](/login)。\n\n提交前请核对产品、版本和系统，附上出错信息原文和重现步骤。无法登录时，请写信给support@armilla.example。',
      en: 'This is a compact page for a product’s window. Its fields are those of [New ticket](/support/ticket/new), and you [sign in](/login) to send it.\n\nBefore sending, check product, version and system, and add the exact error message and the steps that show it. If you cannot sign in, write to support@armilla.example.',
    },
  },
]
