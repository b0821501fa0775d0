import type { NewsSeed } from './types.ts'

/** April to June 2026, newest first. */
export const newsSecondQuarter2026: NewsSeed[] = [
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
      zh: `R2025a的支持在2026年6月30日结束。已安装的软件照常运行，许可不失效，但以下三件事从明天起停止：

- 不再发布更新，包括安全修复；
- 安全公告不再检查R2025a是否受影响；
- 不再保证在R2025a上解决工单；仍可提交，但可能请您先升级。

## 换到哪里

**要新功能，换到R2026a**：R2025a的模型可以直接打开，保存后为新格式。我们用612个R2025a示例模型测过：608个结果与原来一致（相对差不超过1e-6），4个因摩擦模型修正而不同，发布说明列出了它们。

**要少变动，换到R2024b**：它是长期支持版，支持至2029年11月30日。反过来打开R2025a的模型不被支持，需先以FMU或Modelica源代码导出，图形布局会丢失一部分。

## 怎样做

1. 备份模型和许可文件。
2. 在[下载中心](/product/download)取得新版本，与R2025a并存安装。
3. 用需求与测试工具箱对照两版的结果，合格后再卸载旧版。

安装文件不会撤下。[历史版本](/product/downHistory)页继续提供R2025a，并标明它已停止支持和已知的安全公告。`,
      en: `Support for R2025a ends on 30 June 2026. Installed copies keep running and licences stay valid, but three things stop from tomorrow:

- updates, security fixes included;
- checks whether R2025a is affected by a new advisory;
- a promise that a ticket is solved in R2025a. You may be asked to upgrade first.

## Where to go

**For new functions, R2026a.** It opens R2025a models directly and saves them in the new format. Of 612 R2025a example models, 608 gave the same results within a relative difference of 1e-6; four differ because a friction model was corrected, and the release notes name them.

**For little change, R2024b.** It is the long-term release, supported to 30 November 2029. Going back is not supported directly: export R2025a models as FMU or Modelica source first, and expect to lose part of the layout.

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

如果您的模型由许多相同部件组成，把它们写成同一个类的数组，不要复制粘贴后再改名。复制出来的类，编译器当作不同的结构，就没有这项收益。用编译报告可以看到哪些组件被合并。语言支持情况见[标准与格式](/help/OpenSystem)。`,
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

- **受影响**：Edge E2固件2.3及以前
- **已修复**：固件2.4。时间未同步时，不再安装更新
- **缓解**：关闭自动更新，手动安装并核对校验值

## ARM-2026-005：浑仪控制

代码生成报告是一组HTML文件，其中模型名没有转义。名字里若藏有脚本，在浏览器中打开报告时就会执行，可读取同一份报告的内容。

- **受影响**：R2024b、R2025a、R2025b
- **已修复**：R2025a Update 4、R2025b Update 3；R2024b随Update 5修复，在此之前请用缓解办法
- **不受影响**：R2026a
- **缓解**：不为来源不明的模型生成报告，或改用PDF格式

两份公告的严重程度都是“中”，评分和向量见[安全公告](/help/SecurityIncident)。更新文件在[下载中心](/product/download)。

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

- **Affected:** R2024b, R2025a and R2025b
- **Fixed in:** R2025a Update 4 and R2025b Update 3; R2024b follows with Update 5, use the mitigation until then
- **Not affected:** R2026a
- **Mitigation:** make no reports for models of unknown origin, or choose PDF

Both are rated medium; scores and vectors are under [security advisories](/help/SecurityIncident). Updates are in the [download centre](/product/download).

## Credit

004 was found in an internal review. 005 was reported by a university researcher and fixed on the 61st day.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'potential-flow-slender',
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

系统结构、参数集和信号映射可以按SSP 2.0导入、导出。导入时先做检查，发现未定义的单位或悬空的连接就停下来，列出位置，不擅自补上。SSP 1.0文件不能直接导入，需先由原工具另存。

## 浑仪孪生：有效范围

降阶模型现在带着它的训练范围一起部署。输入超出范围时，Edge E2给出标记，不给出数值。以前它会外推，结果看上去合理，实际没有依据。已部署的旧模型不会自动改变，请重新导出。

## 浑仪控制：定点代码

C代码生成支持定点数，可设字长与舍入方式。生成的代码与浮点模型逐步对照，报告列出最大偏差。自动定标只给建议，请自己确认溢出余量。

## 升级之前

- openEuler/麒麟arm64安装包第一次随正式版同日发布。
- 模型格式有变，R2025b打不开R2026a保存的模型。
- 一个摩擦模型有更正，4个示例的结果因此改变，发布说明逐一列出。

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
- A friction model was corrected. Four examples change because of it; the release notes name them.

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
      zh: `新的分级办法从2026年5月1日起施行。伙伴仍分四类：技术、解决方案、渠道、高校；每类都有三级：注册、认证、战略。

## 三级的条件

- **注册**：有法人资格，签署伙伴协议，指定一名联系人。五个工作日内答复。
- **认证**：至少两人通过相应项目的考核，并有一个项目经客户书面确认结果。有效期两年，到期复核。
- **战略**：认证满两年，有三个经确认的项目，并与我们有一项共同开发或共同编写的成果。每年商定一次计划。

高校伙伴把“项目”换成“课程”，以实际开课为准。

## 各级得到什么

注册伙伴可以使用评估许可和伙伴文档。认证伙伴可列入公开名录，注明认证年份，并有固定的技术联系人。战略伙伴可提前一个测试版取得接口变更说明。

三级的技术支持时限相同。我们不以级别区分工单的快慢，那只由严重程度决定。

## 已有的伙伴

现有伙伴按原级别过渡，到2027年4月30日为止。届时条件不足的转为注册级，随时可以重新申请。

条件与权益全文见[生态](/ecology)，各类定义见[伙伴类别](/ecology/class)。`,
      en: `New rules for partner levels apply from 1 May 2026. There are still four classes, technology, solution, channel and university, and each now has three levels.

## Conditions

- **Registered:** a legal entity, a signed agreement and a named contact. We answer within five working days.
- **Certified:** at least two people who have passed the examination of the matching programme, and one project whose result the customer has confirmed in writing. Valid for two years, then reviewed.
- **Strategic:** certified for two years, three confirmed projects, and one piece of work developed or written together with us. The plan is agreed each year.

For universities a course counts as a project, once it has actually been taught.

## What each level brings

Registered partners have evaluation licences and the partner documents. Certified partners are listed in the public directory with the year of certification, and have a fixed technical contact. Strategic partners get notes on interface changes one beta earlier.

Support times are the same at every level. A ticket is not faster because of the level; only its severity decides.

## Existing partners

Present levels are kept until 30 April 2027. Partners who do not meet the conditions then become registered, and can apply again at any time.

The full text is under [partners](/ecology); the classes are defined on the [classes page](/ecology/class).`,
    },
    author: { zh: '生态部', en: 'Partner team' },
    image: 'gear-train',
  },
]
