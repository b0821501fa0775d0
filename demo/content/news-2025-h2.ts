import type { NewsSeed } from './types.ts'

/** July to December 2025, newest first. */
export const newsSecondHalf2025: NewsSeed[] = [
  {
    slug: { zh: 'kelou-doudong-celiang', en: 'measuring-jitter-at-99-99' },
    category: 'engineering',
    date: '2025-12-10',
    title: { zh: '99.99%上的抖动：刻漏怎样测，剩下的0.01%在哪里', en: 'Jitter at 99.99%: how we measure Clepsydra, and where the other 0.01% is' },
    summary: {
      zh: '5 µs步长，连续72小时。小于1 µs的步占99.99%，最坏一步迟到3.4 µs。',
      en: 'A 5 µs step for 72 hours. Jitter stays under 1 µs at 99.99% of steps; the worst step was 3.4 µs late.',
    },
    body: {
      zh: `刻漏实时内核的指标是：5 µs步长，抖动在99.99%的步上小于1 µs。只说平均抖动没有用，台架出事往往在最坏的一步。

## 怎样测

用外部时间间隔计数器，不用被测机器自己的时钟。每一步开始时翻转一个数字输出，计数器记录相邻翻转的间隔，分辨率50 ps。机器是Station S8，模型有420个状态，CPU负载61%，网络和磁盘同时满载。连续跑72小时，约518亿步。

## 测到什么

- 小于1 µs：99.99%的步。
- 1至2 µs：几乎是其余的全部。
- 大于2 µs：共37步，最坏一步迟到3.4 µs。

37步都发生在处理器上报内存纠错事件的时候。没有一步超过5 µs，所以没有丢步。更换内存条之后重测24小时，大于2 µs的步为零。

## 请这样读

这是一台机器、一种负载的结果。您的模型、接口卡和主板设置都会改变它。超时的步会写进日志，不会被悄悄跳过；验收台架时，请用自己的模型连续跑至少8小时，看最坏值和超时计数。步骤写在[硬件](/product/machine)页各型号的验收说明里。`,
      en: `Clepsydra, the real-time kernel, is specified at a 5 µs step with jitter under 1 µs at 99.99% of steps. A mean would be of no use. When a bench goes wrong, it is at the worst step.

## How it is measured

With an external time-interval counter and not the clock of the machine under test. A digital output flips at the start of each step and the counter records the intervals with a resolution of 50 ps. The machine is a Station S8, the model has 420 states, the processor is 61% busy, and network and disk run at full load. The run lasts 72 hours, about 51.8 billion steps.

## What was found

- Under 1 µs: 99.99% of steps.
- From 1 to 2 µs: nearly all the rest.
- Above 2 µs: 37 steps, the worst 3.4 µs late.

All 37 coincide with the processor reporting a corrected memory error. No step was late by 5 µs, so none was lost. With the memory module replaced, a run of 24 hours had no step above 2 µs.

## How to read it

This is one machine under one load. Your model, I/O cards and board settings change it. A late step is logged and never quietly skipped. To accept a bench, run your own model for at least 8 hours and read the worst value and the overrun count. The procedure is in the acceptance notes of each [machine](/product/machine).`,
    },
    author: { zh: '实时内核组', en: 'Real-time kernel group' },
    products: ['realtime'],
  },
  {
    slug: { zh: 'r2025b-fabu', en: 'r2025b-released' },
    category: 'product',
    date: '2025-11-13',
    title: { zh: 'R2025b发布：支持Modelica 3.6', en: 'R2025b released with Modelica 3.6' },
    summary: {
      zh: '语言支持更新到Modelica 3.6，附一致性测试结果与已知差异；许可服务重写。',
      en: 'Language support moves to Modelica 3.6, with conformance results and known differences; the licence service is rewritten.',
    },
    body: {
      zh: `R2025b今天发布。浑仪建模的语言支持更新到Modelica 3.6。

## 一致性

我们用2,318个语言用例测试编译器，用例来自规范条文，一条规则至少一正一反。结果是2,301个通过。17个不通过的集中在两处：状态机的部分嵌套写法，以及注解里动态文本的某些格式。名单列在[标准与格式](/help/OpenSystem)。

旧模型不需要改写。在3.6里含义变了的写法，编译器会给出警告和行号，不会悄悄换一种解释。

## 其他变化

- **许可服务**：用新代码重写，支持在两台服务器间切换，切换时间在测试中为4至9 s。旧许可文件可以继续用。
- **浑仪计算**：稀疏矩阵的直接解法改为多线程，8核上对五个测试矩阵的加速为2.2至4.7倍。
- **浑仪实时**：Station管理页面更换，可以看每步的耗时分布。

## 升级之前

许可服务要先于客户端升级。新服务接受R2024b以来的客户端，旧服务不接受R2025b的客户端。

不能停机的团队，请在夜间用备用服务器切换，步骤见[帮助](/help)。安装包在[下载中心](/product/download)。`,
      en: `R2025b is released today. Armilla Studio now follows Modelica 3.6.

## Conformance

The compiler was tested with 2,318 language cases drawn from the clauses of the specification, at least one valid and one invalid case for each rule. Of these 2,301 pass. The other 17 concern two places: some nested forms of state machines and some formats of dynamic text in annotations. They are listed under [standards and formats](/help/OpenSystem).

Old models need no rewriting. Where 3.6 changes the meaning of a construct, the compiler warns with a line number; it does not switch interpretation in silence.

## Other changes

- **Licence service.** Rewritten, with switch-over between two servers, which took 4 to 9 s in our tests. Old licence files remain valid.
- **Armilla Compute.** The direct sparse solver uses several threads: 2.2 to 4.7 times as fast on five test matrices with eight cores.
- **Armilla Realtime.** A new management page for the Stations shows how long each step takes.

## Before you upgrade

Upgrade the licence service before the clients. The new service accepts clients from R2024b on; the old one does not accept R2025b clients.

If you cannot stop, switch at night by way of a standby server, as described in [Help](/help). Installers are in the [download centre](/product/download).`,
    },
    author: { zh: '产品部', en: 'Product team' },
    image: 'plate-modes',
    products: ['studio', 'compute', 'realtime'],
  },
  {
    slug: { zh: 'wuliao-qingdan-suifa', en: 'sbom-with-every-file' },
    category: 'security',
    date: '2025-10-16',
    title: { zh: '每个安装文件都附物料清单与签名', en: 'Every installer now comes with an SBOM and a signature' },
    summary: {
      zh: 'CycloneDX格式的物料清单、SHA-256校验值和签名，与安装文件同时发布。旧版本已补到R2024b。',
      en: 'A CycloneDX SBOM, a SHA-256 checksum and a signature are published with each file, and R2024b has been completed.',
    },
    body: {
      zh: `从今天起，下载中心的每个安装文件都同时给出三样东西：SHA-256校验值、签名、物料清单。R2024b和R2025a的文件已经补齐。

## 物料清单里有什么

清单用CycloneDX格式，列出文件内随附的第三方组件：名称、版本、许可证、校验值。以浑仪建模Linux版为例，清单有214个组件，其中开源组件197个。操作系统自带的库不在内，因为我们没有分发它们。

清单由构建系统在打包时生成，再与安装包逐文件核对。两者不符，发布中止。

## 怎样用

1. 下载后先核对校验值。命令在下载页上，可以复制；也可以把文件拖到页面里，由浏览器在本机计算。
2. 再验证签名。公钥在[安全公告](/help/SecurityIncident)页，请同时从另一渠道核对指纹。
3. 把清单导入您的漏洞管理工具。

## 限制

清单说明里面有什么，不说明是否受某个漏洞影响。组件存在已知漏洞，而浑仪没有调用有缺陷的部分，这种情形很常见。我们会在公告里说明，没有公告而您有疑问的，请[提交工单](/support/ticket/new)并附组件名和版本。`,
      en: `From today each file in the download centre comes with three things: a SHA-256 checksum, a signature and a bill of materials (SBOM). The files of R2024b and R2025a have been completed.

## What the SBOM contains

It is in CycloneDX format and lists the third-party components inside the file with name, version, licence and checksum. For Armilla Studio on Linux there are 214, of which 197 are open source. Libraries of the operating system are left out, because we do not distribute them.

The build system makes the list while packing, then compares it with the package file by file. If they differ, the release stops.

## How to use it

1. Compare the checksum first. The command is on the page to copy, or drop the file on the page and the browser computes it on your machine.
2. Verify the signature. The public key is under [security advisories](/help/SecurityIncident); check its fingerprint by another channel too.
3. Load the SBOM into your vulnerability management.

## Limits

It says what is inside, not whether a vulnerability affects you. A component may have a known flaw in a part that Armilla never calls; that is common. Advisories say so where we have examined it. If there is none and you are in doubt, [open a ticket](/support/ticket/new) with the component and version.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
  },
  {
    slug: { zh: 'munihei-bangongshi', en: 'munich-office-opens' },
    category: 'company',
    date: '2025-09-18',
    title: { zh: '慕尼黑办公室启用', en: 'Our Munich office opens' },
    summary: {
      zh: '十四名同事，做应用工程、培训与标准工作。支持时限仍以北京时间为准。',
      en: 'Fourteen colleagues in application engineering, training and standards work. Support hours remain those of Asia/Shanghai.',
    },
    body: {
      zh: `慕尼黑办公室今天启用。这是继杭州、北京、西安之后的第四处，也是国外的第一处。开始时有十四人：八名应用工程师，三名讲师，三名标准与接口工程师。

## 做什么

- **应用工程**：在现场与客户一起建模、对数据、接硬件。
- **培训**：建模基础与控制实践两个项目用英语授课，每年各两班，日期见[课程](/education/details)。
- **标准**：参加FMI、SSP、Modelica的公开讨论与互操作测试，就近与其他工具厂商交换文件。

办公室里有一台Station S8和一台Station S4，可以预约试用。带自己的控制器来，请提前两周告知接口类型和电平。

## 不做什么

求解器和编译器的开发仍在杭州与西安。慕尼黑不设单独的工单队列：时限以北京时间周一至周五9:00至18:00为准，欧洲下午提交的工单通常次日上午得到首次答复。我们在评估是否增加欧洲时段，有结论前不作承诺。

数据方面，欧洲客户的工单附件与其他工单存放在同一处。合同另有要求的，请在提交附件之前与我们商定。

地址与预约方式见[联系我们](/contact)，在招职位见[加入我们](/joinUs)。`,
      en: `Our Munich office opens today. After Hangzhou, Beijing and Xi’an it is the fourth place and the first outside China. Fourteen people start there: eight application engineers, three trainers and three engineers for standards and interfaces.

## What it does

- **Application engineering.** Modelling, comparing with data and connecting hardware on site, together with the customer.
- **Training.** Foundations of Modelling and Control in Practice are taught in English, two classes of each a year; dates are under [courses](/education/details).
- **Standards.** Open discussions and interoperability tests of FMI, SSP and Modelica, close to other tool makers with whom we exchange files.

A Station S8 and a Station S4 can be booked for trials. If you bring your own controller, tell us its interfaces and signal levels two weeks ahead.

## What it does not do

Solvers and compiler are still developed in Hangzhou and Xi’an. There is no separate ticket queue: support hours are Monday to Friday, 9:00 to 18:00 Asia/Shanghai, so a ticket opened in a European afternoon usually has its first answer the next morning. We are examining European hours and promise nothing before that is settled.

Ticket attachments from European customers are kept in the same place as all others. If your contract asks for something else, agree it with us before you attach files.

For the address see [contact](/contact), for open positions [careers](/joinUs).`,
    },
    author: { zh: '公司', en: 'Company' },
    image: 'celestial-rings-north',
  },
  {
    slug: { zh: 'fmi-3-0-huhuan-ceshi', en: 'fmi-3-0-exchange-test' },
    category: 'engineering',
    date: '2025-08-21',
    title: { zh: 'FMI 3.0互换测试：96个FMU，91个可用', en: 'FMI 3.0 exchange: 96 FMUs, 91 of them usable' },
    summary: {
      zh: '与十一个工具交换联合仿真FMU。五个失败的原因各不相同，其中两个在我们这边。',
      en: 'Co-simulation FMUs exchanged with eleven tools. The five failures have different causes, two of them ours.',
    },
    body: {
      zh: `2025年6月至8月，我们用R2025a与十一个工具交换了96个FMI 3.0联合仿真FMU，48个导入，48个导出。每个FMU跑10 s，与提供方的参考结果比较，偏差不超过变量范围的0.1%算可用。**91个可用，5个不可用。**

## 五个失败

- 2个是我们的错：导出器把数组的起始值写成列优先；事件时刻恰好落在通信点时，少调用一次更新。两处将在R2025b修复。
- 2个是对方的错：一个没有实现可选的中间更新却声明支持，另一个的时钟变量缺少依赖声明。已告知对方。
- 1个说不清：两边都符合条文，对“可调参数何时生效”理解不同。

最后一个已作为问题提交到标准的公开跟踪。

## 给使用者的建议

通信步长不要照抄步长。联合仿真的误差主要来自通信间隔，先把它减半看结果变不变。

来自外部的FMU，先单独跑，再接进系统；单独跑不通的，接进去只会更难查。

FMI 3.0的数组和时钟很有用，可是不少工具只支持一部分。对方只支持FMI 2.0时，不必勉强：2.0在浑仪中继续支持。我们支持的项目与限制列在[标准与格式](/help/OpenSystem)。`,
      en: `From June to August 2025 we exchanged 96 FMI 3.0 co-simulation FMUs with eleven tools, using R2025a: 48 imported and 48 exported. Each ran for 10 s and was compared with its maker’s reference; a deviation up to 0.1% of a variable’s range counts as usable. **Ninety-one were usable and five were not.**

## The five failures

- Two were ours. The exporter wrote start values of arrays in column order, and one update call was missing when an event fell exactly on a communication point. Both will be fixed in R2025b.
- Two were the other side’s. One declared intermediate update without implementing it; the other left out dependencies of a clock. We have told them.
- One is open. Both tools follow the text and read it differently: when does a tunable parameter take effect?

The last has gone to the standard’s public issue tracker.

## Advice

Do not take the solver’s step for the communication step. In co-simulation most of the error comes from the communication interval; halve it first and see whether the result moves.

Run an FMU from outside on its own before you connect it. What fails alone is harder to find in a system.

Arrays and clocks are useful, but many tools support FMI 3.0 only in part. If the other side has FMI 2.0, use it; Armilla keeps supporting it. What we support, and its limits, is under [standards and formats](/help/OpenSystem).`,
    },
    author: { zh: '标准组', en: 'Standards group' },
    products: ['studio'],
  },
  {
    slug: { zh: 'station-x16', en: 'station-x16' },
    category: 'product',
    date: '2025-07-10',
    title: { zh: 'Station X16冗余实时仿真机开始供货', en: 'Station X16, the redundant real-time machine, is shipping' },
    summary: {
      zh: '两套计算单元同时运行，一套失效时在两步之内接替。适合不能中断的长时间试验。',
      en: 'Two computing units run together; when one fails the other takes over within two steps. For long tests that must not stop.',
    },
    body: {
      zh: `Station X16开始供货，交货期为签约后十周。它由两套独立的计算单元组成，同一个模型在两边同时运行，逐步比较状态。

## 它解决什么

耐久试验常要连续跑几百小时。第390小时一根内存条出错，整轮重来。X16在一套失效时由另一套接替，输出不停。

厂内测试中，我们在1 ms步长下人为断电、拔网线、注入内存错误共200次，接替都在两步之内完成，输出的跳变不超过该通道量程的0.2%。步长小于100 µs时没有测，不作保证。

## 它不解决什么

- 模型本身的错误。两边跑同一个模型，会犯同样的错。
- 接口箱与线缆。Link L2信号调理箱是单套，需要时请按通道另配。
- 功能安全认证。X16是试验设备，不能用作安全回路。

## 兼容

X16使用R2025a及以后的浑仪实时，模型与Station S8通用，不需要改。磁盘为双盘镜像，可在线更换。

接口、功耗、尺寸与校准周期见[硬件](/product/machine)页。询价请写明通道数、最小步长和连续运行时间，我们据此判断S8是否已经够用；多数项目用S8就够。`,
      en: `Station X16 is now delivered, ten weeks after contract. It has two independent computing units which run the same model and compare states at every step.

## What it solves

Endurance tests often run for hundreds of hours. A memory module fails in hour 390 and everything starts again. In the X16 the other unit takes over and the outputs go on.

In our own tests at a 1 ms step we cut power, pulled network cables and injected memory errors 200 times. Each take-over was finished within two steps, and no output jumped by more than 0.2% of its range. Steps below 100 µs were not tested and carry no promise.

## What it does not solve

- Errors in the model. Both units run the same one and make the same mistake.
- Interface boxes and cables. The Link L2 signal conditioner is single; add a second one for the channels that need it.
- Functional safety. The X16 is test equipment and must not be part of a safety circuit.

## Compatibility

It needs Armilla Realtime R2025a or later. Models for Station S8 run unchanged. The drives are mirrored and can be exchanged while running.

Interfaces, power, dimensions and calibration are on the [machines](/product/machine) page. When you ask for a quotation, give channels, smallest step and hours of continuous running. We will tell you whether an S8 is enough; for most projects it is.`,
    },
    author: { zh: '硬件部', en: 'Hardware team' },
    image: 'spectrum-gearbox',
    products: ['realtime'],
  },
]
