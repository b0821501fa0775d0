import type { NewsSeed } from './types.ts'

/** July to September 2026, newest first. */
export const newsThirdQuarter2026: NewsSeed[] = [
  {
    slug: { zh: 'weishenme-yong-dingbuchang', en: 'why-a-fixed-step' },
    category: 'engineering',
    date: '2026-09-23',
    title: { zh: '为什么用固定步长', en: 'Why a fixed step' },
    summary: {
      zh: '变步长通常更省力。和真实设备相连时，仍要用固定步长：要的不是平均时间，是最坏时间。',
      en: 'A variable step usually costs less work. Connected to real equipment you still want a fixed one, because what matters is the worst time and not the average.',
    },
    body: {
      zh: `离线仿真时，变步长求解器几乎总是对的选择：变化慢就走大步，变化快就走小步，误差由容差控制。那为什么实时仿真要放弃它？

因为控制器不等人。控制器每1 ms读一次传感器，仿真机就必须每1 ms给出一组值。晚到的值等于错的值。变步长的一步可能试两次、三次，最坏要多久，事先说不出来。

## 要付出什么

固定步长把时间定死，误差就不再受控。步长1 ms时，时间常数0.2 ms的液压阀算不准。办法有三个：

- **改模型**：把快动态换成稳态关系。最省事，但您要说得清丢掉了什么。
- **用隐式方法**：圭表的固定步长部分是线性隐式的，大步长下不发散；不发散不等于准确。
- **分速率**：快的部分放到50 µs，慢的部分留在1 ms，接口处要处理延迟。

## 怎样知道够不够准

把步长减半，再跑一遍。关心的量变化不到允许误差的十分之一，步长就够小。若方法是$p$阶的，从两次结果还能估出误差：^[步长要小到误差按步长的p次方变化才成立。再减半一次，看两次差之比是否接近2的p次方。]

$$
\\lvert e_h\\rvert \\approx \\frac{\\lvert x_h - x_{h/2}\\rvert}{1 - 2^{-p}}
$$

再用变步长、容差1e-8跑一条参考曲线。两项都做，结果写进试验报告。

:::warning 减半看不到的地方
碰撞、开关、干摩擦这类事件落在步长中间时，减半也看不出问题。事件频繁的模型，请在事件附近单独检查。
:::

练习见[控制实践](/education/details)第三课。`,
      en: `Offline, a variable-step solver is nearly always right: large steps where little happens, small ones where much does, and the error held by a tolerance. Why give that up in real time?

Because a controller does not wait. It reads its sensors every millisecond, so the simulator must deliver values every millisecond. A late value is a wrong value. A variable step may be tried two or three times, and nobody can say beforehand how long the worst one takes.

## What it costs

Fix the time and the error is no longer controlled. At 1 ms a hydraulic valve with a time constant of 0.2 ms cannot be resolved. There are three ways out:

- **Change the model.** Replace the fast dynamics by a steady relation. It is the least work, but you must be able to say what you dropped.
- **Use an implicit method.** The fixed-step part of Gnomon is linearly implicit and stays stable at large steps. Stable does not mean accurate.
- **Split the rates.** Run the fast part at 50 µs and the slow part at 1 ms, and account for the delay between them.

## How to know it is enough

Halve the step and run again. If the quantity you care about moves by less than a tenth of the permitted error, the step is small enough. For a method of order $p$ the two runs also give an estimate of the error:^[It holds once the step is so small that the error follows its p-th power. Halve it once more: the ratio of the two differences should be near 2 to the power p.]

$$
\\lvert e_h\\rvert \\approx \\frac{\\lvert x_h - x_{h/2}\\rvert}{1 - 2^{-p}}
$$

Then make a reference with a variable step at tolerance 1e-8. Do both and put them in the test report.

:::warning What halving does not see
Impacts, switches and dry friction that fall inside a step can hide from halving. Where events are frequent, look at them separately.
:::

Lesson three of [Control in Practice](/education/details) has the exercise.`,
    },
    author: { zh: '求解器组', en: 'Solver group' },
    image: 'rossler',
    products: ['realtime', 'studio'],
  },
  {
    slug: { zh: 'arm-2026-007', en: 'arm-2026-007' },
    category: 'security',
    date: '2026-09-09',
    title: { zh: '安全公告ARM-2026-007：SSP导入时的外部实体', en: 'Advisory ARM-2026-007: external entities in SSP import' },
    summary: {
      zh: '打开恶意的SSP 2.0文件，可能读出本机文件内容。R2026a Update 2已修复。',
      en: 'A malicious SSP 2.0 file could read local files when opened. R2026a Update 2 fixes it.',
    },
    body: {
      zh: `浑仪建模R2026a读取SSP 2.0的系统描述时，没有关闭XML外部实体。有人若诱使您导入特制的文件，就能让程序读取本机上您有权读取的文件，并把内容带入模型的说明字段。之后再分享这个模型，内容就会泄露。

- **受影响**：R2026a、R2026a Update 1
- **已修复**：R2026a Update 2
- **不受影响**：R2024b、R2025b，其中没有SSP 2.0导入
- **条件**：需要使用者亲自打开文件；不能远程触发

严重程度评为“中”，因为必须有人操作，而且不能写入或执行。评分与向量见公告全文。

## 请这样做

安装R2026a Update 2，文件在[下载中心](/product/download)。更新只替换一个动态库，大小14 MB，不影响已保存的模型。

在更新之前，只导入来源清楚的SSP文件。公司内部若设有文件网关，可以拦截系统描述中含有DOCTYPE声明的文件；标准的SSP文件不需要它。

如果您在2026年5月14日之后导入过外来的SSP文件，请检查模型说明字段里有没有不该出现的文本，再决定是否通知收到模型的人。

## 致谢

问题由一位要求不具名的用户报告。我们在次日确认，42天后发布修复。报告方式见[安全公告](/help/SecurityIncident)。`,
      en: `When Armilla Studio R2026a read a system description in SSP 2.0, external XML entities were not switched off. Someone who persuades you to import a crafted file can make the program read local files that you may read, and carry their contents into the model’s description fields. Sharing that model then discloses them.

- **Affected:** R2026a and R2026a Update 1
- **Fixed in:** R2026a Update 2
- **Not affected:** R2024b and R2025b, which cannot import SSP 2.0
- **Condition:** a person must open the file; it cannot be triggered remotely

We rate it medium, because someone has to act and nothing can be written or run. Score and vector are in the full advisory.

## What to do

Install R2026a Update 2 from the [download centre](/product/download). It replaces one library of 14 MB and leaves saved models alone.

Until then, import only SSP files whose origin you know. If your company has a file gateway, it can stop system descriptions that contain a DOCTYPE declaration; an SSP file does not need one.

If you have imported SSP files from outside since 14 May 2026, look through the description fields for text that should not be there, then decide whether to tell those who received the model.

## Credit

A user who asked not to be named reported this. We confirmed it the next day and published the fix 42 days later. [Security advisories](/help/SecurityIncident) says how to report.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'component-network-large',
    products: ['studio'],
  },
  {
    slug: { zh: 'r2026a-xinchuang-shipei', en: 'r2026a-domestic-platforms' },
    category: 'product',
    date: '2026-08-26',
    title: { zh: 'R2026a完成四种处理器、三种系统的信创适配', en: 'R2026a tested on four processor families and three domestic systems' },
    summary: {
      zh: 'x86-64、鲲鹏、飞腾、龙芯；openEuler 24.03、麒麟V10、统信V20。龙芯上的限制写在文中。',
      en: 'x86-64, Kunpeng, Phytium and Loongson; openEuler 24.03, Kylin V10 and UOS V20. The limits on Loongson are stated.',
    },
    body: {
      zh: `R2026a的信创适配测试结束。处理器有x86-64、鲲鹏、飞腾、龙芯，系统有openEuler 24.03、麒麟V10、统信V20，数据库有达梦、人大金仓、PostgreSQL。每种组合的状态、版本和测试日期列在[信创适配](/product/Innovation)页。

## 测了什么

每种组合运行同一套9,600个用例：安装与卸载、许可、建模、编译、求解、绘图、模型库存取。数值结果与x86-64比较，相对差不超过1e-9。

- 鲲鹏、飞腾：全部通过。安装包用openEuler/麒麟arm64版。
- 龙芯：求解和编译的用例全部通过；绘图中有21个用例改用软件渲染才通过。
- 数据库：三种都通过模型库的读写、并发和备份恢复用例。

## 有哪些限制

龙芯版不在公开下载之列，按项目提供，请[提交工单](/support/ticket/new)申请。星盘渲染器在龙芯上没有硬件加速，一千万点每秒60帧的指标不适用，请按自己的数据实测。

硬件在环不在此次适配范围内：Station各型号的实时核固定使用x86-64。

## 迁移

已有模型不需要转换。数据库从别处迁来时，请先在测试库上跑一遍模型库自检，再切换。我们提供三天的现场迁移服务，范围与前提见同一页面。`,
      en: `Testing of R2026a on domestic platforms is finished. Processors: x86-64, Kunpeng, Phytium and Loongson. Systems: openEuler 24.03, Kylin V10 and UOS V20. Databases: Dameng, Kingbase and PostgreSQL. Status, version and test date of each combination are on the [domestic platforms](/product/Innovation) page.

## What was tested

Each combination ran the same 9,600 cases: installing and removing, licences, modelling, compiling, solving, plotting and the model repository. Numerical results were compared with x86-64 and agree within a relative difference of 1e-9.

- Kunpeng and Phytium: all passed, with the openEuler and Kylin arm64 installer.
- Loongson: all solving and compiling cases passed; 21 plotting cases passed only with software rendering.
- Databases: all three passed reading, writing, concurrency, backup and restore.

## Limits

The Loongson build is not a public download. It is supplied by project; please [open a ticket](/support/ticket/new). Astrolabe has no hardware acceleration there, so the figure of ten million points at 60 frames a second does not apply. Measure with your own data.

Hardware in the loop was not part of this work: the real-time cores of every Station are x86-64.

## Moving over

Models need no conversion. When you move a repository to another database, run the repository self-check on a test copy before you switch. A migration service of three days on site is available; its scope and conditions are on the same page.`,
    },
    author: { zh: '平台适配组', en: 'Platform group' },
    image: 'potential-flow-steep',
    products: ['studio', 'compute', 'control', 'twin'],
  },
  {
    slug: { zh: 'rizhi-wenjian-de-tongbu', en: 'what-synchronous-means-for-log-files' },
    category: 'engineering',
    date: '2026-07-30',
    title: { zh: '日志文件里的“同步”是什么意思', en: 'What “synchronous” means for log files' },
    summary: {
      zh: '断电时丢多少数据，取决于谁在等磁盘。实时任务不等，写入任务等。',
      en: 'How much is lost at a power cut depends on who waits for the disk. The real-time task does not; the writer does.',
    },
    body: {
      zh: `试验台断电，最后几秒的日志没了。常有人问：日志不是“同步写”的吗？问题在于，同步一词至少有三个意思。

- **调用同步**：写函数返回，数据进了操作系统的缓存。断电会丢。
- **落盘同步**：写函数等到磁盘确认才返回。断电不丢，但一次可能等几毫秒到几十毫秒。
- **时间同步**：不同机器的时间戳可以比较。它与断电无关。

## 刻漏怎样做

实时任务不等磁盘。步长5 µs时，一次落盘能耗掉几千步。实时任务把记录放进内存中的环形缓冲，另一个非实时任务取出来写盘，每200 ms请求一次落盘确认。因此断电最多丢200 ms加上磁盘正在处理的一批。在Station S8的出厂固态盘上断电500次，丢失最长的一次是231 ms。

缓冲写满时，丢弃的是新记录，并在日志里留下丢弃计数。计数不为零，这段数据就不能当作连续的。

## 您可以选什么

落盘间隔可以设为20 ms至2 s。设得短，丢得少，磁盘寿命也短。要求一条不丢的安全记录，请用Station X16的双盘镜像和外部不间断电源，不要指望软件设置。

时间戳另行设置：多台机器请接同一个PTP时钟，未接时日志头会写明“本地时钟”。格式说明见[帮助](/help)。`,
      en: `The test bench loses power and the last seconds of the log are gone. Was the log not written synchronously? The trouble is that the word has at least three meanings.

- **Synchronous call:** the write returns when data are in the operating system’s cache. A power cut loses them.
- **Synchronous to disk:** the write returns when the disk confirms. Nothing confirmed is lost, but one call may wait from a few to some tens of milliseconds.
- **Synchronised time:** time stamps of different machines can be compared. That has nothing to do with power.

## What Clepsydra does

The real-time task never waits for a disk. At a 5 µs step, one confirmed write would cost thousands of steps. The task puts records into a ring buffer in memory; another task, not real-time, writes them and asks for confirmation every 200 ms. A power cut therefore loses at most 200 ms and whatever batch the disk was handling. In 500 power cuts on the standard drive of a Station S8 the longest loss was 231 ms.

When the buffer is full, new records are dropped and the drop is counted in the log. If the count is not zero, do not treat that stretch as continuous.

## What you can choose

The interval can be set from 20 ms to 2 s. A short one loses less and wears the drive more. For records of which none may be lost, use the mirrored drives of a Station X16 and an external uninterruptible supply, not a software setting.

Time is set separately: connect several machines to one PTP clock. Without it the log header says “local clock”. [Help](/help) describes the format.`,
    },
    author: { zh: '实时内核组', en: 'Real-time kernel group' },
    image: 'spectrum',
    products: ['realtime'],
  },
  {
    slug: { zh: 'arm-2026-006', en: 'arm-2026-006' },
    category: 'security',
    date: '2026-07-15',
    title: { zh: '安全公告ARM-2026-006：更新随附的解压库', en: 'Advisory ARM-2026-006: bundled decompression library updated' },
    summary: {
      zh: '打开特制的压缩模型包会使程序退出。三个在支持期内的版本都有更新。',
      en: 'A crafted model archive makes the program exit. All three supported releases have an update.',
    },
    body: {
      zh: `浑仪建模和浑仪计算随附一个第三方解压库。它的旧版本在处理特制的压缩包时会越界写内存，程序因此退出。经我们与库的维护者分析，在浑仪的编译选项下不能执行代码，后果限于退出和未保存的改动丢失。

- **受影响**：R2024b、R2025b、R2026a
- **已修复**：R2024b Update 5、R2025b Update 4、R2026a Update 1
- **不再提供更新**：R2025a，其支持已于2026年6月30日结束
- **条件**：使用者打开外来的模型包或FMU

严重程度评为“中”。公告全文给出评分、向量和库的名称与版本。

## 请这样做

安装对应的更新。已签名的更新文件、校验值和物料清单在[下载中心](/product/download)。仍在使用R2025a的，请升级到R2025b或更新的版本。

想自己确认是否受影响，请看安装目录里的物料清单：每个产品一份，CycloneDX格式，列出随附的库和版本。比对公告里的版本号即可。

## 为什么用了六周

上游在2026年6月3日发布修复。新版改变了大文件的缓冲方式，8 GB以上的模型包打开变慢，我们花了三周与上游解决。今后遇到同类情况，我们会先发布只含缓解办法的公告，不等修复完成；这一条已写入[安全公告](/help/SecurityIncident)页的政策。`,
      en: `Armilla Studio and Armilla Compute ship a third-party decompression library. Its older version writes outside its memory on a crafted archive, and the program exits. With the library’s maintainers we found no way to run code under our compiler options, so the effect is the exit and the loss of unsaved changes.

- **Affected:** R2024b, R2025b and R2026a
- **Fixed in:** R2024b Update 5, R2025b Update 4 and R2026a Update 1
- **No update:** R2025a, whose support ended on 30 June 2026
- **Condition:** a person opens a model archive or FMU from outside

We rate it medium. The full advisory gives score, vector, and the library’s name and version.

## What to do

Install the update for your release. Signed files, checksums and bills of materials are in the [download centre](/product/download). If you still run R2025a, move to R2025b or later.

To see for yourself whether you are affected, look at the SBOM in the installation folder. Each product has one, in CycloneDX, naming every library and version; compare it with the version in the advisory.

## Why it took six weeks

The fix was published upstream on 3 June 2026. It changed buffering for large files, archives above 8 GB opened more slowly, and we spent three weeks resolving that with the maintainers. In a similar case we will now publish an advisory with mitigations first and not wait for the fix. The policy on [security advisories](/help/SecurityIncident) says so.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'wind-field-rough',
    products: ['studio', 'compute'],
  },
]
