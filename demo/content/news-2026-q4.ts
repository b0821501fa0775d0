import { reported } from './compatibility/counts.ts'
import { gnomonBenchmark } from './news-attachments.ts'
import type { NewsSeed } from './types.ts'

/** October and November 2026, newest first. */
export const newsFourthQuarter2026: NewsSeed[] = [
  {
    slug: { zh: 'r2027a-beta-1-kaifang', en: 'r2027a-beta-1-open' },
    category: 'product',
    date: '2026-11-18',
    title: { zh: 'R2027a Beta 1开放下载', en: 'R2027a Beta 1 is open for testing' },
    summary: {
      zh: '增量编译与模型文本比较可以试用了。测试版不进入支持期，请勿用于交付。',
      en: 'Incremental compilation and a textual model comparison are ready to try. The beta carries no support terms; do not ship with it.',
    },
    body: {
      zh: `R2027a Beta 1今天开放下载。它与R2026b并存安装，不改动已有的许可和设置。登录并接受EULA 4.2后，在[下载中心](/product/download)选择测试版通道即可取得。

## 试什么

- **增量编译**：子午编译器只重新编译被改动的组件及其上级。用一个24万方程的整车模型测得：改动一个阀的方程后，编译从38 s降到11 s。条件为8核x86-64，Linux，5次取中位数。
- **模型文本比较**：两个版本的模型按方程、参数和连接列出差异，图形位置的变化默认不显示。
- **日志格式**：实时机的日志增加时间基准字段，旧版读取程序会跳过它。

## 有哪些限制

改动若影响整个方程系统的指标约简，增量编译退回完整编译，此时没有收益。Beta 1保存的模型，R2026b不保证能打开。先复制，再打开。

测试版在2027年3月31日之后不再启动。它没有支持期，问题按第4级处理。请在2027年1月15日之前[提交工单](/support/ticket/new)，版本选R2027a Beta 1；这一天之后收到的意见归入下一个测试版。`,
      en: `R2027a Beta 1 can be downloaded from today. It installs beside R2026b and leaves existing licences and settings as they are. Sign in, accept EULA 4.2 and choose the beta channel in the [download centre](/product/download).

## What to try

- **Incremental compilation.** Meridian recompiles only a changed component and those that contain it. On a whole-vehicle model of 240,000 equations, changing one valve equation brought compilation from 38 s to 11 s: eight x86-64 cores, Linux, median of five runs.
- **Textual model comparison.** Two versions of a model are listed by changed equation, parameter and connection. Moved icons are hidden unless you ask for them.
- **Log format.** Logs from real-time machines gain a time-base field. Older readers skip it.

## Limits

A change that alters index reduction for the whole system falls back to full compilation, and then nothing is gained. Models saved in Beta 1 are not guaranteed to open in R2026b. Copy first, then open.

The beta stops starting after 31 March 2027. It has no support period, and problems are handled at severity 4. Please [open a ticket](/support/ticket/new) before 15 January 2027 with R2027a Beta 1 as the version; what arrives later goes into the next beta.`,
    },
    author: { zh: '产品部', en: 'Product team' },
    image: 'rossler-quiet',
    products: ['studio', 'realtime'],
  },
  {
    slug: { zh: 'guibiao-jizhun-fangfa', en: 'how-gnomon-was-measured' },
    category: 'engineering',
    date: '2026-11-13',
    title: { zh: '3.1倍是怎样测出来的：圭表求解器的基准方法', en: 'How we arrived at 3.1×: the benchmark method for Gnomon' },
    summary: {
      zh: '十二个模型，固定步长1 ms，取中位数。最小1.2倍，最大6.1倍，逐一列出。',
      en: 'Twelve models, a fixed step of 1 ms, and the median. The smallest gain was 1.2×, the largest 6.1×; all twelve are listed.',
    },
    body: {
      zh: `R2026b的发布说明写着：圭表的速度是R2026a的3.1倍。这是**十二个基准模型的中位数，固定步长1 ms**。下面是得到它的过程，您可以照做一遍。

## 怎样测

- 机器：8核x86-64工作站，64 GB内存，Linux，主频锁定3.0 GHz，求解器用一个线程。
- 模型：热流体、液压、电驱动、多体各三个，80至41,000个状态变量。
- 过程：仿真60 s，关闭输出；每个模型跑7次，取中间一次的墙钟时间。
- 校核：与容差1e-8的变步长参考解比较，各变量偏差不超过其变化范围的0.1%。不合格的结果不计。

## 测到什么

由小到大：1.2、1.6、1.9、2.3、2.7、2.9、3.3、3.5、3.8、4.4、5.0、6.1。第六与第七个的平均值是3.1。

前四个模型都不到200个状态。它们的时间主要花在模型方程上，线性代数只占一小部分，重写求解器帮不上多少。最后两个模型的雅可比矩阵稀疏而结构固定，符号分解只做一次，收益最大。

## 不能由此推出什么

变步长没有参加比较。模型若在运行中切换结构，需要重新分解，收益会变小。别的处理器上数值会不同。请用自己的模型测：基准脚本随需求与测试工具箱提供，工具箱开源，见[工具箱](/product/Toolbox)。`,
      en: `The notes of R2026b say that Gnomon is 3.1× as fast as in R2026a. That is the **median of twelve benchmark models at a fixed step of 1 ms**. This is how the number came about, so that you can repeat it.

## How it was measured

- Machine: an eight-core x86-64 workstation, 64 GB of memory, Linux, clock locked at 3.0 GHz, one solver thread.
- Models: three each from thermal fluids, hydraulics, electric drives and multibody, with 80 to 41,000 states.
- Procedure: 60 s of simulated time, output off, seven runs for each model, the middle wall-clock time kept.
- Check: each variable stays within 0.1% of its range of a variable-step reference at tolerance 1e-8. A run that fails is not counted.

## What came out

In order: 1.2, 1.6, 1.9, 2.3, 2.7, 2.9, 3.3, 3.5, 3.8, 4.4, 5.0, 6.1. The mean of the sixth and seventh is 3.1.

The first four models have fewer than 200 states. They spend their time in model equations, and a faster linear solver helps little. The last two have sparse Jacobians of fixed structure, factorised symbolically once.

## What does not follow

Variable step was not compared. A model that switches structure while running is factorised again and gains less. Other processors give other numbers. Measure your own model: the scripts ship with the open-source Test Bench toolbox, listed under [toolboxes](/product/Toolbox).`,
    },
    author: { zh: '求解器组', en: 'Solver group' },
    image: 'van-der-pol-strong',
    products: ['studio', 'realtime'],
    attachments: [gnomonBenchmark],
  },
  {
    slug: { zh: 'r2026b-fabu', en: 'r2026b-released' },
    category: 'product',
    date: '2026-11-12',
    title: { zh: 'R2026b正式发布，实时求解器全面重写', en: 'Armilla R2026b released: the real-time solver, rewritten' },
    summary: {
      zh: '圭表的速度是R2026a的3.1倍（12个基准模型的中位数，固定步长1 ms）；FMI 3.0三种接口齐备。支持至2028年11月30日。',
      en: 'Gnomon runs 3.1× as fast as in R2026a (median of 12 benchmark models, fixed step 1 ms), and all three FMI 3.0 interfaces are in. Supported to 30 November 2028.',
    },
    body: {
      zh: `R2026b今天发布，支持至2028年11月30日。安装包有五种：Windows x86-64、Windows arm64、Linux x86-64、openEuler/麒麟arm64、macOS arm64，都在[下载中心](/product/download)。

## 改了什么

**求解器**：圭表重写了稀疏分解和事件定位，固定步长与变步长共用一套代码。固定步长下，符号分解在初始化时完成，运行中不再申请内存，每步求解线性方程组的次数固定。十二个基准模型在固定步长1 ms下，速度是R2026a的3.1倍（中位数）。

**实时内核**：刻漏维持5 µs步长，抖动在99.99%的步上小于1 µs。新求解器让原来只能跑在2 ms的部分模型进入1 ms，能否做到取决于模型，请先用离线剖析器估算。

**标准**：FMI 3.0的模型交换、联合仿真、调度执行三种接口都可导入和导出。FMI 2.0继续支持。

**安全**：包含ARM-2026-008的修复。仍在使用R2025b或R2026a许可服务的，请尽快更换。

## 升级之前

固定步长的结果会与R2026a有末位差异，因为运算次序变了。保留一份R2026a的结果，用需求与测试工具箱按自己的容差比较。自定义求解器的旧封装接口已经移除，迁移办法见[帮助](/help)。

不急于升级的团队可以留在长期支持版R2024b，它支持至2029年11月30日。`,
      en: `R2026b is released today and supported to 30 November 2028. There are five installers, for Windows x86-64 and arm64, Linux x86-64, openEuler and Kylin arm64, and macOS arm64, all in the [download centre](/product/download).

## What changed

**Solver.** Sparse factorisation and event location in Gnomon are new, and fixed and variable step share one code. At a fixed step, symbolic factorisation is finished at initialisation, no memory is requested while running, and a step has a fixed number of linear solves. Twelve benchmark models at a fixed step of 1 ms run 3.1× as fast as in R2026a (median).

**Real-time kernel.** Clepsydra keeps its 5 µs step with jitter under 1 µs at 99.99% of steps. Some models that needed 2 ms now fit into 1 ms. Whether yours does depends on the model; estimate it first with the offline profiler.

**Standards.** FMI 3.0 model exchange, co-simulation and scheduled execution can each be imported and exported. FMI 2.0 stays.

**Security.** The fix for ARM-2026-008 is included. If you still run the licence service of R2025b or R2026a, replace it soon.

## Before you upgrade

Fixed-step results differ from R2026a in the last digits, because operations happen in another order. Keep a set of R2026a results and compare it within your own tolerance in the Test Bench toolbox. The old wrapper interface for custom solvers is gone; [Help](/help) describes the way across.

A team in no hurry can stay on R2024b, the long-term release, which is supported to 30 November 2029.`,
    },
    author: { zh: '产品部', en: 'Product team' },
    image: 'plate-modes-fine',
    products: ['studio', 'compute', 'control', 'realtime', 'twin'],
  },
  {
    slug: { zh: 'liu-suo-gaoxiao-gongjian', en: 'six-universities-courses-and-textbooks' },
    category: 'partner',
    date: '2026-11-03',
    title: { zh: '与六所高校共建系统建模课程与教材', en: 'Six universities build modelling courses and textbooks with us' },
    summary: {
      zh: '三套课程方案，十本教材，六所学校分头编写，公开征求意见。',
      en: 'Three course plans and ten textbooks, written by six universities and open to comment.',
    },
    body: {
      zh: `浑仪科技与六所高校签订协议，共建系统建模方向的课程与教材。六所学校是：江左理工大学、云岭航空航天大学、北原工业大学、秦岭工程大学、海澄海事大学、南屿科技大学。

## 做什么

- **三套课程方案**：控制工程、车辆工程、飞行器系统。每套列出学期、学时、学分、所用软件和教材，可以打印，也可以导出CSV。
- **十本教材**：学校主编，我们提供模型、习题和教师用包。书中每个数值结果都附模型文件，读者可以重算。
- **师资研修**：每年两期，每期五天，面向六所学校和其他有意采用课程的教师。

## 怎样分工

内容由编写学校决定。我们不审观点，只核对模型能否运行、结果是否与书上一致。教材中使用的方法若在别的软件里也能做，书中会写明做法；学生不需要购买浑仪的软件也能完成必做习题，教学许可由学校统一申请。

课程方案每学年修订一次，修订记录公开。第一批意见征集到2027年1月31日为止。

课程方案见[课程方案](/Industry-education/course-plan)，书目与编写状态见[教材方案](/Industry-education/textbook-plan)。其他学校想采用或参与，请[联系我们](/contact)，首次答复由教育合作部在两个工作日内给出。`,
      en: `Armilla has signed agreements with six universities to build courses and textbooks in system modelling: Jiangzuo University of Technology, Yunling University of Aeronautics, Beiyuan Polytechnic University, Qinling University of Engineering, Haicheng Maritime University and Nanyu University of Science and Technology.

## What is being built

- **Three course plans:** control engineering, vehicle engineering and aerospace systems. Each lists semester, hours, credits, software and textbook; it can be printed or exported as CSV.
- **Ten textbooks.** A university edits each one; we supply models, exercises and the teacher’s pack. Every numerical result in a book comes with the model file, so a reader can compute it again.
- **Teacher training.** Two sessions a year of five days each, for staff of the six universities and others who mean to adopt a course.

## Who decides what

Content is for the writing university to decide. We do not review opinions; we check that the models run and that results agree with the page. Where a method works in other software too, the book says how. A student can complete the required exercises without buying Armilla, because the university applies for the teaching licence.

Plans are revised once an academic year and the revisions are public. The first round of comments closes on 31 January 2027.

See the [course plans](/Industry-education/course-plan) and the state of each book in the [textbook plan](/Industry-education/textbook-plan). Other universities are welcome to [write to us](/contact); the education team gives a first answer within two working days.`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
    image: 'nyquist-narrow',
    products: ['studio', 'control'],
  },
  {
    slug: { zh: 'jianrong-baogao-2026-10', en: 'compatibility-report-2026-10' },
    category: 'product',
    date: '2026-10-28',
    title: { zh: `2026年10月兼容性报告：${reported.examined}个M函数，覆盖${reported.covered}个`, en: `Compatibility report, October 2026: ${reported.covered} of ${reported.examined} M functions` },
    summary: {
      zh: '在R2026b候选版上逐个核对。另有88个部分覆盖，148个没有；名单全部公开。',
      en: 'Checked one by one on the R2026b release candidate. A further 88 are covered in part and 148 are not; the whole list is public.',
    },
    body: {
      zh: `每次发布前，我们核对浑仪计算对M代码的覆盖情况，结果写成报告。2026年10月的结果是：检查${reported.examined}个函数，**覆盖${reported.covered}个，占${reported.percent}%**。

## 什么叫覆盖

一个函数的全部测试用例都通过，才算覆盖。实数结果的相对差不超过1e-10；报错的场合，浑仪也必须报错。只要有一个用例不通过，就归入部分覆盖或未覆盖。

- 覆盖：${reported.covered}个。
- 部分覆盖：${reported.partly}个。主要用法一致，少数选项没有实现，报告逐项写明。
- 未覆盖：${reported.no}个。其中多数是绘图交互和旧版数据库接口。

测试在R2026b候选版上进行，Linux x86-64，openEuler 24.03。其他系统抽查了其中300个，结果相同。

## 数字不说明什么

覆盖率按函数个数算，不按使用频率。您的程序可能只用到40个函数而全部覆盖，也可能卡在一个没有的函数上。所以请查自己的代码。

## 怎样查

打开[兼容性页面](/product/matlab-simulink)，选择自己的.m文件。检查在浏览器里完成，文件不离开本机，结果可以保存。缺少的函数若影响迁移，请[提交工单](/support/ticket/new)并附上最小示例；下一次报告在2027年4月。`,
      en: `Before each release we check how far Armilla Compute covers M code, and publish the result. For October 2026: ${reported.examined} functions examined, **${reported.covered} covered, or ${reported.percent} %**.

## What counts as covered

A function is covered when every one of its test cases passes. Real results agree within a relative difference of 1e-10, and where an error is expected Armilla must raise one too. A single failing case moves the function to one of the other lists.

- Covered: ${reported.covered}.
- Covered in part: ${reported.partly}. The main use agrees; a few options are missing and each is named.
- Not covered: ${reported.no}. Most belong to interactive plotting and to old database interfaces.

The tests ran on the R2026b release candidate under openEuler 24.03 on Linux x86-64. On the other systems 300 functions were sampled, with the same results.

## What the figure does not say

It counts functions, not how often they are used. Your program may call forty functions, all covered, or stop at the one that is missing. Check your own code.

## How to check

Open the [compatibility page](/product/matlab-simulink) and choose your .m files. The check runs in the browser, the files never leave your machine, and the result can be kept. If a missing function stands in your way, [open a ticket](/support/ticket/new) with a minimal example. The next report is due in April 2027.`,
    },
    author: { zh: '语言与兼容组', en: 'Language and compatibility group' },
    image: 'kirsch-plate',
    products: ['compute'],
  },
  {
    slug: { zh: 'arm-2026-008', en: 'arm-2026-008' },
    category: 'security',
    date: '2026-10-21',
    title: { zh: '安全公告ARM-2026-008：许可服务输入校验', en: 'Advisory ARM-2026-008: input validation in the licence service' },
    summary: {
      zh: '影响R2025b与R2026a的许可服务，CVSS 4.0评分8.7。请更新到R2026a Update 3或R2026b。',
      en: 'The licence service of R2025b and R2026a is affected, CVSS 4.0 score 8.7. Update to R2026a Update 3 or R2026b.',
    },
    body: {
      zh: `许可服务没有检查请求中的长度字段。能访问许可端口的人，不登录就可以发送一个畸形请求，使服务停止。模型文件、计算结果和许可内容不会泄露，也不会被改写。

- **编号**：ARM-2026-008
- **评分**：CVSS 4.0，8.7（高）
- **受影响**：R2025b、R2026a的许可服务
- **已修复**：R2026a Update 3、R2026b
- **不受影响**：R2025a及更早版本，其中没有这段代码

截至本公告发布，我们没有收到被利用的报告。

## 请这样做

1. 把许可服务更换为R2026a Update 3或R2026b的版本。客户端不必同时更换：新的许可服务可以为R2024b以来的客户端签发许可。
2. R2025b没有单独的更新，请同样更换许可服务。
3. 暂时不能更换的，用防火墙把许可端口限制在需要它的网段，并打开服务的自动重启。这只降低影响，不消除缺陷。

文件与校验值在[下载中心](/product/download)。登录后，“历史版本与我的下载”会标出您下载过的受影响文件。

## 修订

2026年10月21日：首次发布。2026年11月12日：R2026b已发布，包含修复。

公告全文、CVSS向量和CSAF文件见[安全公告](/help/SecurityIncident)。发现安全问题请按同一页面的方式报告，PSIRT在两个工作日内答复。`,
      en: `The licence service did not check a length field in incoming requests. Anyone who can reach the licence port can send a malformed request without signing in and stop the service. Model files, results and licence contents are neither disclosed nor altered.

- **Number:** ARM-2026-008
- **Score:** CVSS 4.0, 8.7 (high)
- **Affected:** the licence service of R2025b and R2026a
- **Fixed in:** R2026a Update 3 and R2026b
- **Not affected:** R2025a and earlier, which do not contain this code

At the time of writing we have no report of exploitation.

## What to do

1. Replace the licence service with the one from R2026a Update 3 or R2026b. Clients need not change on the same day: the new service issues licences to clients from R2024b onwards.
2. R2025b gets no update of its own. Replace its licence service in the same way.
3. If you cannot replace it yet, restrict the licence port by firewall to the networks that need it, and turn on automatic restart. This lessens the effect; the fault remains.

Files and checksums are in the [download centre](/product/download). When you are signed in, your download history marks the affected files you have downloaded.

## Revisions

21 October 2026: first published. 12 November 2026: R2026b released with the fix.

The full text, the CVSS vector and the CSAF file are under [security advisories](/help/SecurityIncident). Report what you find in the way described there; PSIRT answers within two working days.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'spectrum-electric',
  },
  {
    slug: { zh: 'peixun-kaiban-2026-dong', en: 'training-dates-winter-2026' },
    category: 'education',
    date: '2026-10-09',
    title: { zh: '2026年12月至2027年3月培训开班日期', en: 'Training dates, December 2026 to March 2027' },
    summary: {
      zh: '五个班，杭州、北京、西安、慕尼黑四地。开班前14天截止报名，不足6人则改期。',
      en: 'Five classes in Hangzhou, Beijing, Xi’an and Munich. Registration closes 14 days before the start; fewer than six people and the class moves.',
    },
    body: {
      zh: `今冬明春开五个班。每班最多16人，每人一台工作站；硬件在环班每两人一台Station S4。

- **硬件在环工程师**：2026年12月7日至11日，杭州，5天，专家级。
- **建模基础**：2026年12月14日至16日，北京，3天，入门级。
- **控制实践**：2027年1月11日至14日，西安，4天，进阶级。
- **建模基础**：2027年3月8日至10日，慕尼黑，3天，入门级，英语授课。
- **师资研修**：2027年3月15日至19日，杭州，5天，进阶级。

## 报名之前

建模基础只要求学过常微分方程。控制实践要求做过一次频率响应分析。硬件在环工程师要求完成前两门课或有同等经验，我们会请您做一份20分钟的自测题；做不完也可以报名，教师据此安排内容。

课程使用R2026b。若您的团队停留在R2024b，请在报名时注明，我们会指出两版做法不同的地方。

## 费用与改期

费用含教材和午餐，不含住宿。开班前14天截止报名；报名不足6人，班次改期，已交费用可退可转。结业需完成全部练习并通过一次90分钟的实作考核，没有通过的可以在六个月内补考一次。

课程大纲、学时和报名入口见[课程](/education/details)。`,
      en: `Five classes run this winter and spring. Each takes at most sixteen people, one workstation a person; in the HIL class two people share a Station S4.

- **HIL Engineer:** 7 to 11 December 2026, Hangzhou, five days, expert.
- **Foundations of Modelling:** 14 to 16 December 2026, Beijing, three days, introductory.
- **Control in Practice:** 11 to 14 January 2027, Xi’an, four days, intermediate.
- **Foundations of Modelling:** 8 to 10 March 2027, Munich, three days, introductory, taught in English.
- **Teacher Programme:** 15 to 19 March 2027, Hangzhou, five days, intermediate.

## Before you register

Foundations asks only for ordinary differential equations. Control in Practice asks that you have made one frequency-response analysis. HIL Engineer asks for both earlier courses or similar experience; you will get a test of twenty minutes to do on your own. You may register without finishing it. The teacher uses it to plan.

The classes use R2026b. If your team stays on R2024b, say so when you register and we will point out where the two differ.

## Fees and changes

The fee covers textbook and lunch, not lodging. Registration closes 14 days before the start. With fewer than six people the class moves, and fees are refunded or carried over. The certificate needs all exercises and a practical examination of 90 minutes, which can be repeated once within six months.

Outlines, hours and registration are under [courses](/education/details).`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
    image: 'van-der-pol-weak',
    products: ['studio', 'control', 'realtime'],
  },
]
