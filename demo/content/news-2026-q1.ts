import type { NewsSeed } from './types.ts'

/** January to March 2026, newest first. */
export const newsFirstQuarter2026: NewsSeed[] = [
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

- **受影响**：R2025b、R2025b Update 1的Station管理页面（S4、S8、X16）
- **已修复**：R2025b Update 2
- **不受影响**：R2024b、R2025a，旧管理页面用另一套会话机制
- **条件**：攻击者与实时机在同一网络，并已取得凭据

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
- **Not affected:** R2024b and R2025a, whose older page handles sessions differently
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
      zh: '结构能打开，不等于系统能算。导入器分四层检查，前三层不通过就停止。',
      en: 'A structure that opens is not yet a system that runs. The importer checks four layers, and a failure in the first three stops it.',
    },
    body: {
      zh: `SSP描述一个系统由哪些组件构成、怎样连接、用哪组参数。R2026a将支持SSP 2.0。开发期间我们与九家单位交换了73个系统描述，发现能打开的有70个，能直接算的只有52个。差别出在标准没有规定、各工具默认不同的地方。

## 四层检查

1. **格式**：符合模式，引用的文件都在包内。不通过，停止。
2. **连接**：两端都存在，方向相容，类型一致。不通过，停止。
3. **单位**：两端都有单位，而且可以换算。不通过，停止，由您指定。
4. **参数**：参数名在组件里找得到。找不到的列出，由您对应，不丢弃。

## 21个为什么不能直接算

9个缺单位，而且两端实际不同；7个的参数名依赖某个工具的内部约定；3个含有本机绝对路径，打不开；另外2个的组件是只支持某一系统的FMU。

前两类无法自动修正：程序不可能知道作者的本意。所以我们选择停下来问您。

## 反馈给标准

我们把缺单位和参数命名两类问题整理成11个最小示例，提交给标准的公开问题跟踪。我们的导出器从R2026a起总是写单位，即使是无量纲量。支持的版本与限制见[标准与格式](/help/OpenSystem)。`,
      en: `SSP describes which components make up a system, how they are connected and which parameters they use. R2026a will support SSP 2.0. During development we exchanged 73 system descriptions with nine organisations. Seventy opened; only 52 ran as they were. The difference lies where the standard leaves room and tools choose different defaults.

## Four layers

1. **Format:** the schema is met and every referenced file is in the archive. If not, stop.
2. **Connections:** both ends exist, directions fit, types agree. If not, stop.
3. **Units:** both ends have a unit and the units convert. If not, stop and let the user decide.
4. **Parameters:** each name exists in its component. Names not found are listed for the user to assign, not dropped.

## Why 21 did not run

Nine lacked units that in fact differed. Seven used parameter names that rest on one tool’s internal convention. Three contained absolute local paths and did not open. Two held FMUs for one operating system only.

The first two kinds cannot be corrected automatically: a program cannot know what the author meant. So we stop and ask.

## Back to the standard

We condensed missing units and parameter naming into eleven minimal examples and submitted them to the standard’s public issue tracker. From R2026a our exporter always writes units, even for dimensionless quantities. Versions and limits are listed under [standards and formats](/help/OpenSystem).`,
    },
    author: { zh: '标准组', en: 'Standards group' },
    image: 'celestial-rings-polar',
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

- **严重程度1级**：每天9:00至18:00有人值班，仍在一小时内首次答复。提交时请写明影响范围和可以联系的人。
- **2至4级**：可以提交，从2月24日9:00起计时。
- **安全问题**：向PSIRT报告照常受理，两个工作日从2月24日起算。
- **下载与许可**：服务不停。2月16日0:00至6:00不做任何变更。

## 放假之前请检查

许可在2月内到期的，请在2月11日之前申请续期，审批需要两个工作日。要在假期里无人值守地跑长仿真，请确认许可的借出时间够长，磁盘空间够用，并把断点保存间隔设为30分钟以内。

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

严重程度为“高”：写入的文件可能在以后被执行。

## ARM-2026-002：数据文件

浑仪计算读取二进制数据文件时，会读到数组边界之外。后果是程序退出，或在结果里混入少量无关的内存内容。

严重程度为“中”。

## 两处共同的信息

- **受影响**：R2024b、R2025a、R2025b
- **已修复**：R2024b Update 4、R2025a Update 3、R2025b Update 1
- **缓解**：只打开来源清楚的文件；FMU可先用解压工具查看，路径中含有“..”的不要导入

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
    image: 'gear-train-even',
    products: ['studio', 'compute'],
  },
]
