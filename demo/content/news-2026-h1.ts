import type { NewsSeed } from './types.ts'

/** January to June 2026, newest first. */
export const newsFirstHalf2026: NewsSeed[] = [
  {
    slug: { zh: 'r2025a-zhichi-jieshu', en: 'r2025a-support-has-ended' },
    category: 'product',
    date: '2026-06-30',
    title: { zh: 'R2025a的支持今天结束', en: 'Support for R2025a ends today' },
    summary: {
      zh: '此后不再提供更新与安全修复。可以换到R2026a，或换到长期支持版R2024b。',
      en: 'No updates or security fixes follow. Move to R2026a, or to the long-term release R2024b.',
    },
    body: {
      zh: `R2025a的支持在2026-06-30结束。已安装的软件照常运行，许可不失效，但以下三件事从明天起停止：

- 不再发布更新，包括安全修复；
- 安全公告不再检查R2025a是否受影响；
- 工单仍可提交，但答复可能是请您先升级。

## 换到哪里

**要新功能，换到R2026a。**R2025a的模型可以直接打开，保存后为新格式。我们用612个R2025a示例模型测过：608个结果与原来一致（相对差不超过1e-6），4个因摩擦模型修正而不同，发布说明列出了它们。

**要少变动，换到R2024b。**它是长期支持版，支持至2029-11-30。反过来打开R2025a的模型不被支持，需先以FMU或Modelica源代码导出，图形布局会丢失一部分。

## 怎样做

1. 备份模型和许可文件。
2. 在[下载中心](/product/download)取得新版本，与R2025a并存安装。
3. 用需求与测试工具箱对照两版的结果，合格后再卸载旧版。

安装文件不会撤下。[历史版本](/product/downHistory)页继续提供R2025a，并标明它已停止支持和已知的安全公告。`,
      en: `Support for R2025a ends on 2026-06-30. Installed copies keep running and licences stay valid, but three things stop from tomorrow:

- updates, security fixes included;
- checks whether R2025a is affected by a new advisory;
- a promise that a ticket is solved in R2025a. You may be asked to upgrade first.

## Where to go

**For new functions, R2026a.** It opens R2025a models directly and saves them in the new format. Of 612 R2025a example models, 608 gave the same results within a relative difference of 1e-6; four differ because a friction model was corrected, and the release notes name them.

**For little change, R2024b.** It is the long-term release, supported to 2029-11-30. Going back is not supported directly: export R2025a models as FMU or Modelica source first, and expect to lose part of the layout.

## How

1. Back up models and licence files.
2. Get the new release from the [download centre](/product/download) and install it beside R2025a.
3. Compare results in the Test Bench toolbox, and remove the old release when they pass.

The installers are not withdrawn. [Earlier releases](/product/downHistory) still offers R2025a, marked as out of support and with its known advisories.`,
    },
    author: { zh: '产品部', en: 'Product team' },
    products: ['studio', 'compute', 'control', 'realtime', 'twin'],
  },
  {
    slug: { zh: 'ziwu-bianyi-yibaiwan-fangcheng', en: 'meridian-one-million-equations' },
    category: 'engineering',
    date: '2026-06-18',
    title: { zh: '一百万个方程，94秒：子午编译器把时间花在哪里', en: 'One million equations in 94 seconds: where Meridian spends its time' },
    summary: {
      zh: '条件是8核。时间的一半用在匹配与约简，并行帮不上全部忙。',
      en: 'On eight cores. Half of the time goes into matching and reduction, and parallel work helps only in part.',
    },
    body: {
      zh: `子午编译一个一百万方程的模型要94 s，条件是8核。模型是一座由4,000个相似换热单元组成的冷却网络，每个单元约250个方程。换一个模型，数字会变。

## 94 s的去向

- 展开与类型检查：17 s，并行。
- 匹配与指标约简：31 s，大部分不能并行。
- 撕裂与排序：16 s，按连通分量并行。
- 生成代码：12 s，并行。
- C编译器：18 s，并行。

只用1核时总共要388 s，所以8核的加速是4.1倍。匹配一步决定了上限：核再多，也很难低于70 s。

## 我们改了什么

相似的单元只分析一次。编译器先找出结构相同的组件，对其中一个做约简，再把结果套用到其余各个。组件的参数若会改变方程个数，就不能套用，要分别处理。

内存也要说明：这个模型的峰值是21 GB。内存不足时编译不会报错，只会变得很慢；编译前会先估算并给出警告。

## 对您有什么用

如果您的模型由许多相同部件组成，把它们写成同一个类的数组，不要复制粘贴后再改名。复制出来的类，编译器当作不同的结构，就没有这项收益。用“编译报告”可以看到哪些组件被合并。语言支持情况见[标准与格式](/help/OpenSystem)。`,
      en: `Meridian compiles a model of one million equations in 94 s on eight cores. The model is a cooling network of 4,000 similar heat-exchange units with about 250 equations each. Another model gives another number.

## Where the 94 s go

- Flattening and type checks: 17 s, in parallel.
- Matching and index reduction: 31 s, mostly sequential.
- Tearing and ordering: 16 s, parallel by connected component.
- Code generation: 12 s, in parallel.
- C compiler: 18 s, in parallel.

On one core the total is 388 s, so eight cores give 4.1×. Matching sets the limit: more cores will hardly bring it below 70 s.

## What we changed

Similar units are analysed once. The compiler finds components of equal structure, reduces one and applies the result to the others. Where a parameter changes the number of equations this cannot be done, and such units are treated one by one.

Memory matters too: the peak for this model is 21 GB. When memory is short, compilation does not fail; it becomes very slow. An estimate is made first, with a warning.

## What it means for you

If a model has many equal parts, write them as an array of one class. Do not copy the class and rename it: the compiler takes copies for different structures and gains nothing. The compile report shows which components were merged. Language support is listed under [standards and formats](/help/OpenSystem).`,
    },
    author: { zh: '编译器组', en: 'Compiler group' },
    image: 'bracket-stress',
    products: ['studio'],
  },
  {
    slug: { zh: 'shizi-yanxiu-2026-xia' },
    category: 'education',
    date: '2026-06-04',
    title: { zh: '2026年夏季师资研修报名' },
    summary: { zh: '7月20日至24日，杭州，限30人。面向讲授控制、车辆或飞行器课程的高校教师，研修免费，食宿自理。' },
    body: {
      zh: `2026年夏季师资研修于7月20日至24日在杭州举行，为期五天，限30人。

## 谁可以报名

正在讲授或准备讲授控制工程、车辆工程、飞行器系统相关课程的高校教师。不要求用过浑仪的软件，要求有教学任务：报名时请写明课程名称、学期和大致人数。研究生助教可以与任课教师同来，每门课限一人。

## 学什么

- 第一、二天：系统建模的方法与常见错误，做八个练习。
- 第三天：把一门课的实验改成模型，自带实验指导书。
- 第四天：硬件在环，两人一台Station S4。
- 第五天：试讲15分钟，互相评议。

## 费用与材料

研修不收费，食宿和交通自理，附近有协议酒店可代订。结束后可带走讲义、模型和习题，允许修改后用于教学，需注明出处。软件用教学许可，由学校申请，答复在两个工作日内给出。

## 怎样报名

在[课程](/education/details)页选择“师资研修”，填写报名表，6月30日截止。7月3日通知结果。人数超过时，优先没有参加过的学校。`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
    products: ['studio', 'realtime'],
  },
  {
    slug: { zh: 'arm-2026-004-005', en: 'arm-2026-004-005' },
    category: 'security',
    date: '2026-05-27',
    title: { zh: '安全公告ARM-2026-004、005：网关证书与代码生成报告', en: 'Advisories ARM-2026-004 and 005: gateway certificate and code generation report' },
    summary: {
      zh: 'Edge E2在特定条件下接受过期的签名证书；代码生成报告没有转义模型名。两处都已修复。',
      en: 'Edge E2 could accept an expired signing certificate; the code generation report did not escape model names. Both are fixed.',
    },
    body: {
      zh: `今天发布两份公告。它们互不相关，请分别处理。

## ARM-2026-004：Edge E2

网关开机后若尚未与时间服务器同步，检查更新包时会跳过签名证书的有效期。攻击者需要同时做到两件事：控制网关的网络，并持有一张已过期、但曾由我们签发的证书的私钥。我们没有发现这样的私钥外流。

- **受影响：**Edge E2固件2.3及以前
- **已修复：**固件2.4。时间未同步时，不再安装更新
- **缓解：**关闭自动更新，手动安装并核对校验值

## ARM-2026-005：浑仪控制

代码生成报告是一组HTML文件，其中模型名没有转义。名字里若藏有脚本，在浏览器中打开报告时就会执行，可读取同一份报告的内容。

- **受影响：**R2024b、R2025b
- **已修复：**R2024b Update 5之前请用下面的缓解办法；R2025b Update 3
- **不受影响：**R2026a
- **缓解：**不为来源不明的模型生成报告，或改用PDF格式

两份公告的严重性都是“中”，评分和向量见[安全公告](/help/SecurityIncident)。更新文件在[下载中心](/product/download)。

## 致谢

004由内部审查发现。005由一位高校研究者报告，报告后第61天修复。`,
      en: `Two advisories are published today. They are unrelated; handle them separately.

## ARM-2026-004: Edge E2

If the gateway had not yet synchronised its clock after start-up, it skipped the validity period when checking the certificate of an update. An attacker would have to control the gateway’s network and also hold the private key of an expired certificate that we once issued. We know of no such key outside the company.

- **Affected:** Edge E2 firmware 2.3 and earlier
- **Fixed in:** firmware 2.4, which installs nothing until the clock is set
- **Mitigation:** turn off automatic updates, install by hand and compare the checksum

## ARM-2026-005: Armilla Control

The code generation report is a set of HTML files in which model names were not escaped. A script hidden in a name runs when the report is opened in a browser, and can read that report.

- **Affected:** R2024b and R2025b
- **Fixed in:** R2025b Update 3; R2024b follows with Update 5, use the mitigation until then
- **Not affected:** R2026a
- **Mitigation:** make no reports for models of unknown origin, or choose PDF

Both are rated medium; scores and vectors are under [security advisories](/help/SecurityIncident). Updates are in the [download centre](/product/download).

## Credit

004 was found in an internal review. 005 was reported by a university researcher and fixed on the 61st day.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'nyquist',
    products: ['twin', 'control'],
  },
  {
    slug: { zh: 'r2026a-fabu', en: 'r2026a-released' },
    category: 'product',
    date: '2026-05-14',
    title: { zh: 'R2026a发布：SSP 2.0与降阶模型的有效范围', en: 'R2026a released: SSP 2.0 and the valid range of reduced models' },
    summary: {
      zh: '系统结构可按SSP 2.0导入导出；降阶模型超出训练范围时只给标记，不给数值。',
      en: 'System structures can be imported and exported as SSP 2.0; a reduced model outside its training range returns a mark and no value.',
    },
    body: {
      zh: `R2026a今天发布。三处变化影响日常工作，其余见发布说明。

## 浑仪建模：SSP 2.0

系统结构、参数集和信号映射可以按SSP 2.0导入、导出。导入时先做检查，发现未定义的单位或悬空的连接就停下来，列出位置，不自作主张地补上。SSP 1.0文件不能直接导入，需先由原工具另存。

## 浑仪孪生：有效范围

降阶模型现在带着它的训练范围一起部署。输入超出范围时，Edge E2给出标记，不给出数值。以前它会外推，结果看上去合理，实际没有依据。已部署的旧模型不会自动改变，请重新导出。

## 浑仪控制：定点代码

C代码生成支持定点数，可设字长与舍入方式。生成的代码与浮点模型逐步对照，报告列出最大偏差。自动定标只给建议，请自己确认溢出余量。

## 升级之前

- openEuler/麒麟arm64安装包第一次随正式版同日发布。
- 模型格式有变，R2025b打不开R2026a保存的模型。
- 4个摩擦模型的结果有更正，发布说明列出了受影响的组件。

文件、校验值与物料清单在[下载中心](/product/download)。升级中遇到问题，请[提交工单](/support/ticket/new)：严重程度1级在一个工作小时内首次答复。`,
      en: `R2026a is released today. Three changes affect daily work; the release notes have the rest.

## Armilla Studio: SSP 2.0

System structure, parameter sets and signal mappings can be imported and exported as SSP 2.0. The importer checks first. On an undefined unit or a loose connection it stops and lists the place; it fills in nothing on its own. SSP 1.0 files cannot be imported directly and have to be saved anew by the tool that made them.

## Armilla Twin: valid range

A reduced model now carries its training range with it. When an input leaves the range, Edge E2 returns a mark and no value. Before, it extrapolated, and the result looked plausible without any ground. Models already deployed do not change by themselves; export them again.

## Armilla Control: fixed-point code

C code generation supports fixed-point numbers, with word length and rounding to choose. The code is compared with the floating-point model step by step and the report gives the largest difference. Automatic scaling only proposes; check the overflow margin yourself.

## Before you upgrade

- The openEuler and Kylin arm64 installer appears on the release day for the first time.
- The model format has changed: R2025b cannot open models saved in R2026a.
- Four friction models were corrected; the notes name the components concerned.

Files, checksums and bills of materials are in the [download centre](/product/download). If something goes wrong, [open a ticket](/support/ticket/new): severity 1 has a first answer within one working hour.`,
    },
    author: { zh: '产品部', en: 'Product team' },
    products: ['studio', 'control', 'twin'],
  },
  {
    slug: { zh: 'shengtai-huoban-fenji', en: 'partner-levels-2026' },
    category: 'partner',
    date: '2026-04-22',
    title: { zh: '生态伙伴分级办法：注册、认证、战略', en: 'Partner levels from May: registered, certified, strategic' },
    summary: {
      zh: '四类伙伴用同一套条件。升级看人员认证和已交付项目，不看采购额。',
      en: 'One set of conditions for all four classes. A higher level depends on certified people and delivered projects, not on purchase volume.',
    },
    body: {
      zh: `新的分级办法从2026-05-01起施行。伙伴仍分四类：技术、解决方案、渠道、高校；每类都有三级：注册、认证、战略。

## 三级的条件

- **注册：**有法人资格，签署伙伴协议，指定一名联系人。五个工作日内答复。
- **认证：**至少两人通过相应项目的考核，并有一个项目经客户书面确认结果。有效期两年，到期复核。
- **战略：**认证满两年，有三个经确认的项目，并与我们有一项共同开发或共同编写的成果。每年商定一次计划。

高校伙伴把“项目”换成“课程”，以实际开课为准。

## 各级得到什么

注册伙伴可以使用评估许可和伙伴文档。认证伙伴可列入公开名录，注明认证年份，并有固定的技术联系人。战略伙伴可提前一个测试版取得接口变更说明。

三级的技术支持时限相同。我们不以级别区分工单的快慢，那只由严重程度决定。

## 已有的伙伴

现有伙伴按原级别过渡，到2027-04-30为止。届时条件不足的转为注册级，随时可以重新申请。

条件与权益全文见[生态](/ecology)，各类定义见[伙伴类别](/ecology/class)。`,
      en: `New rules for partner levels apply from 2026-05-01. There are still four classes, technology, solution, channel and university, and each now has three levels.

## Conditions

- **Registered:** a legal entity, a signed agreement and a named contact. We answer within five working days.
- **Certified:** at least two people who have passed the examination of the matching programme, and one project whose result the customer has confirmed in writing. Valid for two years, then reviewed.
- **Strategic:** certified for two years, three confirmed projects, and one piece of work developed or written together with us. The plan is agreed each year.

For universities a course counts as a project, once it has actually been taught.

## What each level brings

Registered partners have evaluation licences and the partner documents. Certified partners are listed in the public directory with the year of certification, and have a fixed technical contact. Strategic partners get notes on interface changes one beta earlier.

Support times are the same at every level. A ticket is not faster because of the level; only its severity decides.

## Existing partners

Present levels are kept until 2027-04-30. Partners who do not meet the conditions then become registered, and can apply again at any time.

The full text is under [partners](/ecology); the classes are defined on the [classes page](/ecology/class).`,
    },
    author: { zh: '生态部', en: 'Partner team' },
    image: 'gear-train',
  },
  {
    slug: { zh: 'arm-2026-003', en: 'arm-2026-003' },
    category: 'security',
    date: '2026-03-18',
    title: { zh: '安全公告ARM-2026-003：实时机管理页面的会话', en: 'Advisory ARM-2026-003: sessions in the management page of real-time machines' },
    summary: {
      zh: '退出登录后，会话在服务端没有失效。影响R2025b随附的Station管理页面，Update 2已修复。',
      en: 'Signing out did not end the session on the server. The Station management page of R2025b is affected; Update 2 fixes it.',
    },
    body: {
      zh: `Station实时仿真机自带一个管理页面，用来载入模型、启动和停止运行。R2025b的这个页面在退出登录时只清除浏览器里的凭据，服务端的会话要到8小时后才失效。有人若在此之前取得了凭据，仍可以操作实时机。

- **受影响：**R2025b、R2025b Update 1的Station管理页面（S4、S8、X16）
- **已修复：**R2025b Update 2
- **不受影响：**R2024b，其中管理页面用另一套会话机制
- **条件：**攻击者与实时机在同一网络，并已取得凭据

能停止一台正在驱动真实部件的实时机，后果可能不限于数据。因此请优先更新连接了执行机构的机器。

## 请这样做

1. 停止运行，让台架进入安全状态。
2. 安装R2025b Update 2，重启实时机，约6分钟。
3. 更新后所有旧会话失效，需要重新登录。

更新之前，把实时机放在独立网段，管理页面用完后重启管理服务。急停回路不经过管理页面，不受此缺陷影响；它必须是硬接线，这一点与软件版本无关。

公告全文见[安全公告](/help/SecurityIncident)，文件见[下载中心](/product/download)。`,
      en: `Each Station has a management page for loading, starting and stopping models. In R2025b, signing out removed the credential from the browser only; the session on the machine lived on for up to 8 hours. Someone who had obtained the credential could still operate the machine.

- **Affected:** the Station management page (S4, S8, X16) of R2025b and R2025b Update 1
- **Fixed in:** R2025b Update 2
- **Not affected:** R2024b, whose page handles sessions differently
- **Condition:** the attacker is on the same network and already holds a credential

To stop a machine that drives real parts may affect more than data. Update machines connected to actuators first.

## What to do

1. Stop the run and bring the bench into a safe state.
2. Install R2025b Update 2 and restart the machine, which takes about six minutes.
3. All old sessions end with the update; sign in again.

Until then keep real-time machines on a network of their own, and restart the management service after use. The emergency stop does not pass through the management page and is not affected. It has to be hard-wired whatever the software version.

The full text is under [security advisories](/help/SecurityIncident), the files in the [download centre](/product/download).`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    products: ['realtime'],
  },
  {
    slug: { zh: 'ssp-2-0-daoru-jiancha', en: 'ssp-2-0-what-the-importer-checks' },
    category: 'engineering',
    date: '2026-02-11',
    title: { zh: 'SSP 2.0：导入时我们检查什么', en: 'SSP 2.0: what our importer checks' },
    summary: {
      zh: '结构能打开，不等于系统能算。导入器分四层检查，前两层不通过就停止。',
      en: 'A structure that opens is not yet a system that runs. The importer checks four layers and stops at the first two.',
    },
    body: {
      zh: `SSP描述一个系统由哪些组件构成、怎样连接、用哪组参数。R2026a将支持SSP 2.0。开发期间我们与九家单位交换了73个系统描述，发现能打开的有70个，能直接算的只有52个。差别出在标准没有规定、各工具默认不同的地方。

## 四层检查

1. **格式：**符合模式，引用的文件都在包内。不通过，停止。
2. **连接：**两端都存在，方向相容，类型一致。不通过，停止。
3. **单位：**两端单位可以换算。缺单位时发出警告，按相同单位处理，并在报告里注明。
4. **参数：**参数名在组件里找得到。找不到的列出，不丢弃。

## 21个为什么不能直接算

9个缺单位，而且两端实际不同；7个的参数名依赖某个工具的内部约定；3个含有本机绝对路径，打不开；另外2个的组件是只支持某一系统的FMU。

前两类无法自动修正：程序不可能知道作者的本意。所以我们选择停下来问您。

## 反馈给标准

我们把缺单位和参数命名两类问题整理成11个最小示例，提交给标准的公开问题跟踪。我们的导出器从R2026a起总是写单位，即使是无量纲量。支持的版本与限制见[标准与格式](/help/OpenSystem)。`,
      en: `SSP describes which components make up a system, how they are connected and which parameters they use. R2026a will support SSP 2.0. During development we exchanged 73 system descriptions with nine organisations. Seventy opened; only 52 ran as they were. The difference lies where the standard leaves room and tools choose different defaults.

## Four layers

1. **Format:** the schema is met and every referenced file is in the archive. If not, stop.
2. **Connections:** both ends exist, directions fit, types agree. If not, stop.
3. **Units:** the units at both ends convert. A missing unit gives a warning, is taken as equal, and is noted in the report.
4. **Parameters:** each name exists in its component. Names not found are listed, not dropped.

## Why 21 did not run

Nine lacked units that in fact differed. Seven used parameter names that rest on one tool’s internal convention. Three contained absolute local paths and did not open. Two held FMUs for one operating system only.

The first two kinds cannot be corrected automatically: a program cannot know what the author meant. So we stop and ask.

## Back to the standard

We condensed missing units and parameter naming into eleven minimal examples and submitted them to the standard’s public issue tracker. From R2026a our exporter always writes units, even for dimensionless quantities. Versions and limits are listed under [standards and formats](/help/OpenSystem).`,
    },
    author: { zh: '标准组', en: 'Standards group' },
    image: 'component-network',
    products: ['studio'],
  },
  {
    slug: { zh: 'chunjie-zhichi-anpai-2026' },
    category: 'company',
    date: '2026-02-03',
    title: { zh: '2026年春节期间的支持安排' },
    summary: { zh: '2月15日至23日放假。严重程度1级的工单有人值班，其余从2月24日起计时。许可服务与下载不停。' },
    body: {
      zh: `国内各办公室于2026年2月15日至23日放假，2月24日上班。2月14日、2月28日两个调休的周六照常上班，工单照常计时。

## 假期里

- **严重程度1级：**每天9:00至18:00有人值班，仍在一小时内首次答复。提交时请写明影响范围和可以联系的人。
- **2至4级：**可以提交，从2月24日9:00起计时。
- **安全问题：**向PSIRT报告照常受理，两个工作日从2月24日起算。
- **下载与许可：**服务不停。2月16日0:00至6:00不做任何变更。

## 放假之前请检查

许可在2月内到期的，请在2月11日之前申请续期，审批需要两个工作日。要在假期里无人值守地跑长仿真，请确认许可的签出时间够长，磁盘空间够用，并把断点保存间隔设为30分钟以内。

台架试验请不要无人值守。假期里现场无人时，应断开执行机构的动力电源，不要只停止模型。

## 慕尼黑

慕尼黑办公室照常上班，可以接待来访。支持工单的时限仍按上述安排，以北京时间为准。

[提交工单](/support/ticket/new)与平时相同。祝春节平安。`,
    },
    author: { zh: '支持部', en: 'Support team' },
  },
  {
    slug: { zh: 'arm-2026-001-002', en: 'arm-2026-001-002' },
    category: 'security',
    date: '2026-01-20',
    title: { zh: '安全公告ARM-2026-001、002：FMU解包与数据文件读取', en: 'Advisories ARM-2026-001 and 002: unpacking FMUs and reading data files' },
    summary: {
      zh: '两处都需要使用者打开外来文件。R2024b、R2025a、R2025b均有更新。',
      en: 'Both need a person to open a file from outside. R2024b, R2025a and R2025b have updates.',
    },
    body: {
      zh: `2026年的第一组公告涉及两处文件读取。两处都不能远程触发，都需要使用者打开外来文件。

## ARM-2026-001：FMU解包

浑仪建模导入FMU时，没有检查压缩包内的路径是否越出临时目录。特制的FMU可以把文件写到您有写权限的其他位置。

严重性为“高”：写入的文件可能在以后被执行。

## ARM-2026-002：数据文件

浑仪计算读取二进制数据文件时，会读到数组边界之外。后果是程序退出，或在结果里混入少量无关的内存内容。

严重性为“中”。

## 两处共同的信息

- **受影响：**R2024b、R2025a、R2025b
- **已修复：**R2024b Update 4、R2025a Update 3、R2025b Update 1
- **缓解：**只打开来源清楚的文件；FMU可先用解压工具查看，路径中含有“..”的不要导入

请先更新经常接收外部FMU的机器，例如集成部门的机器。更新后，含有越界路径的FMU会被拒绝，并在日志里写明文件名。

FMU本身就是可执行代码。修复之后，导入一个FMU仍然等于运行它的作者写的程序，只接受您信任的来源。

全文与CSAF文件见[安全公告](/help/SecurityIncident)，更新见[下载中心](/product/download)。001由一位汽车行业用户报告，002由我们的模糊测试发现。`,
      en: `The first advisories of 2026 concern two places where files are read. Neither can be triggered remotely; both need a person to open a file from outside.

## ARM-2026-001: unpacking FMUs

When importing an FMU, Armilla Studio did not check whether paths in the archive leave the temporary folder. A crafted FMU could write files elsewhere, wherever you may write.

Rated high, because a file written in this way may be run later.

## ARM-2026-002: data files

When reading binary data files, Armilla Compute could read past the end of an array. The program exits, or a little unrelated memory appears in the result.

Rated medium.

## For both

- **Affected:** R2024b, R2025a and R2025b
- **Fixed in:** R2024b Update 4, R2025a Update 3 and R2025b Update 1
- **Mitigation:** open only files whose origin you know; look into an FMU with an archive tool first and do not import it if a path contains “..”

Begin with machines that often receive FMUs, such as those of an integration team. After the update an FMU with such paths is refused and the file name logged.

An FMU is executable code. With the fix in place, importing one still means running its author’s program; accept only sources you trust.

The full text and CSAF files are under [security advisories](/help/SecurityIncident), updates in the [download centre](/product/download). 001 was reported by a user in the car industry; our fuzz tests found 002.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'scalogram',
    products: ['studio', 'compute'],
  },
]
