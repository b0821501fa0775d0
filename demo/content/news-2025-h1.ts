import type { NewsSeed } from './types.ts'

/** January to June 2025, newest first. */
export const newsFirstHalf2025: NewsSeed[] = [
  {
    slug: { zh: 'kecheng-zimu-wengao', en: 'captions-and-transcripts' },
    category: 'education',
    date: '2025-06-19',
    title: { zh: '课程视频加上双语字幕与文稿', en: 'Course videos get captions and transcripts in both languages' },
    summary: {
      zh: '文稿随播放滚动，点一句就跳到那一句。术语与产品界面用同一张词表。',
      en: 'The transcript follows the video and seeks when clicked. Terms come from the same list as the product.',
    },
    body: {
      zh: `课程视频从今天起分批加上中文和英文字幕，以及可以检索的文稿。第一批是建模基础的全部课时，其他项目在年内完成。

## 怎样做的

字幕先由语音识别产生，再由讲过这门课的老师逐句校对。术语照产品界面的词表统一，“步长”“容差”“事件”这些词，在课程、帮助和软件里是同一个说法。

校对前，我们抽查了三节课共9,400字：识别错误率4.6%，其中一半是公式和变量名。所以公式不用自动识别，由老师另写。

## 怎样用

- 打开文稿，点一句，视频跳到那一句。
- 在文稿里搜索，结果显示时间。
- 速度可选0.75至2倍；上次看到哪里，下次从那里开始。
- 字幕可以下载，格式为WebVTT。

## 限制

英文字幕是译文，不是英文讲课；画面里的软件界面仍是中文，英文界面的截图放在附件里。离线下载视频暂不提供，网络不好的学校可以申请拷贝。

发现错误，请在播放页用“指出错误”提交，会带上时间点。从提交到更正，我们的目标是五个工作日。全部课程见[课程](/education/details)。`,
      en: `From today course videos receive Chinese and English captions and a searchable transcript. All lessons of Foundations of Modelling come first; the other programmes follow within the year.

## How it was done

Speech recognition makes a draft and a teacher who has given the course corrects it sentence by sentence. Terms follow the product’s own list, so that step size, tolerance and event are called the same in course, help and software.

Before correction we checked three lessons of 9,400 Chinese characters: 4.6% were wrong, half of them in formulae and names of variables. Formulae are therefore no longer recognised; the teacher writes them.

## How to use it

- Open the transcript, click a sentence, and the video goes there.
- Search the transcript; results show the time.
- Choose a speed from 0.75 to 2; playback resumes where you stopped.
- Download the captions as WebVTT.

## Limits

The English captions are translated, the teaching is in Chinese. Screens in the video show the Chinese interface, and English pictures are attached. Videos cannot be downloaded yet; a university with a poor connection can ask for a copy.

If you find an error, report it on the player page, and the time is sent along. We aim to correct it within five working days. All courses are listed under [education](/education/details).`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
  },
  {
    slug: { zh: 'r2025a-fabu', en: 'r2025a-released' },
    category: 'product',
    date: '2025-05-15',
    title: { zh: 'R2025a发布：电池工具箱与FMI 3.0联合仿真', en: 'R2025a released: Battery toolbox and FMI 3.0 co-simulation' },
    summary: {
      zh: '电池工具箱加入热失控传播模型；FMI 3.0先支持联合仿真。支持至2026年6月30日。',
      en: 'The Battery toolbox gains a model of thermal runaway propagation; FMI 3.0 begins with co-simulation. Supported to 30 June 2026.',
    },
    body: {
      zh: `R2025a今天发布，支持至2026年6月30日。需要更长支持期的，请用R2024b。

## 电池工具箱

新增单体、模组、电池包三级模型，以及热失控传播模型。传播模型计算相邻单体的到达时间：与12次针刺试验比较，到达时间的偏差中位数为7%，最大19%。试验用同一种方形磷酸铁锂单体，8个一排，环境温度25 °C。其他化学体系要自己标定，不能直接套用参数。

它可以减少试验次数，不能代替法规要求的试验。

## FMI 3.0

联合仿真FMU可以导入、导出，支持数组变量和中间更新。模型交换与调度执行还没有，会在以后的版本加入。FMI 2.0照旧。

## 其他

- 浑仪孪生：降阶模型可以直接部署到Edge E2，不再需要中间转换。
- 浑仪计算：报错信息写明变量名和尺寸。
- 安装包：Windows新增arm64版。

## 升级之前

电池工具箱旧版的等效电路组件改了两个参数的单位，打开旧模型时会自动换算并列出清单，请逐条确认。安装包见[下载中心](/product/download)，模型说明见[工具箱](/product/Toolbox)。`,
      en: `R2025a is released today and supported to 30 June 2026. If you need longer, use R2024b.

## Battery toolbox

There are new models at three levels, cell, module and pack, and one for thermal runaway propagation. It computes when the neighbouring cells are reached. Compared with twelve nail tests, the median deviation of the arrival time is 7%, the largest 19%. The tests used one kind of prismatic LFP cell, eight in a row, at 25 °C ambient. Other chemistries need their own calibration; do not carry the parameters over.

It can reduce the number of tests. It does not replace those that regulations require.

## FMI 3.0

Co-simulation FMUs can be imported and exported, with array variables and intermediate update. Model exchange and scheduled execution are not in yet and will follow in a later release. FMI 2.0 is unchanged.

## Also

- Armilla Twin: reduced models go to Edge E2 without a conversion between.
- Armilla Compute: error messages name the variable and its size.
- Installers: Windows arm64 is new.

## Before you upgrade

Two parameters of the old equivalent-circuit component changed units. Old models are converted when opened and the changes listed; confirm each one. Installers are in the [download centre](/product/download), the models described under [toolboxes](/product/Toolbox).`,
    },
    author: { zh: '产品部', en: 'Product team' },
    image: 'battery-discharge-aged',
    products: ['studio', 'compute', 'twin'],
  },
  {
    slug: { zh: 'jiangzuo-lianhe-shiyanshi', en: 'jiangzuo-joint-laboratory' },
    category: 'partner',
    date: '2025-04-10',
    title: { zh: '与江左理工大学共建硬件在环教学实验室', en: 'A teaching laboratory for hardware in the loop with Jiangzuo University of Technology' },
    summary: {
      zh: '16个工位，8台Station S4。学生先在自己的电脑上调通，再排队上机。',
      en: 'Sixteen seats and eight Station S4. Students get their model running at home before they book a machine.',
    },
    body: {
      zh: `我们与江左理工大学签订协议，共建硬件在环教学实验室。实验室在学校里，由学校管理，9月开课。

## 有什么

16个工位，8台Station S4，两人一台；4套电机台架，2套液压伺服台架。软件用教学许可，校园网内可用，学生也可以在宿舍里用。

## 怎样上课

首个学期开“控制工程实验”，32学时，约120名学生。每个实验分两步：先在自己的电脑上用模型调通控制器，提交结果；通过检查的才能预约上机。去年秋天学校用旧设备试过这种安排，学生上机时间的中位数从95分钟降到40分钟，同一批台架能排下的人数翻了一倍。那次是46名学生、一个学期，样本不大。

## 双方各出什么

学校出场地、台架和一名实验员。我们出8台Station S4、软件和实验指导书的模型部分，第一学期派一名工程师驻校，每周两天。

指导书和模型公开，其他学校可以用。三年后设备归学校所有，不附带采购义务。

有类似打算的学校，请看[产教融合](/Industry-education)页的合作方式，或[联系我们](/contact)。`,
      en: `We have signed an agreement with Jiangzuo University of Technology for a teaching laboratory. It is on the campus, run by the university, and opens for classes in September.

## What it has

Sixteen seats and eight Station S4, one for two students; four motor benches and two hydraulic servo benches. The software runs under a teaching licence on the campus network, so students can use it in their rooms.

## How it is used

The first course is a control engineering laboratory of 32 hours for about 120 students. Each exercise has two parts. Students first get the controller running against the model on their own computers and hand in the result; only then can they book a machine. The university tried this last autumn with older equipment: median time at the bench fell from 95 to 40 minutes, and the same benches served twice as many people. That was 46 students in one semester, a small sample.

## Who gives what

The university provides rooms, benches and a technician. We provide the eight machines, the software and the models for the exercises, and in the first semester an engineer on two days a week.

Instructions and models are public for other universities to use. After three years the equipment belongs to the university, with no obligation to buy.

If you plan something similar, see the models of cooperation under [industry-education](/Industry-education) or [write to us](/contact).`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
    products: ['control', 'realtime'],
  },
  {
    slug: { zh: 'psirt-baogao-zhengce', en: 'psirt-reporting-policy' },
    category: 'security',
    date: '2025-03-13',
    title: { zh: '安全问题报告政策：两个工作日内答复', en: 'How to report a vulnerability: an answer within two working days' },
    summary: {
      zh: '公布报告方式、公钥与时限。善意研究不追究，公告写明受影响版本与缓解办法。',
      en: 'The way to report, the public key and the times are published. Research in good faith is not pursued, and advisories name affected versions and mitigations.',
    },
    body: {
      zh: `我们成立了产品安全响应组（PSIRT），并公布安全问题的报告政策。任何人都可以报告，不必是客户。

## 怎样报告

在[安全公告](/help/SecurityIncident)页填写表单，或用页面上的公钥加密后发邮件。请写明产品、版本、重现步骤和您认为的后果。不要附带客户的模型；能用最小示例说明的最好。

## 我们承诺的时限

- **两个工作日内**由人答复，不是自动回执。
- 十个工作日内告诉您是否确认，以及我们判断的严重程度。
- 修复期间每两周通报一次进展。
- 修复发布后公开公告。默认最迟在报告后90天公开；需要推迟时，与您商定并写明理由。

## 公告里有什么

编号、CVSS 4.0评分与向量、受影响版本、已修复版本、缓解办法、修订记录、致谢。同时提供CSAF 2.0文件，供工具读取。您不愿具名，我们就不写。

## 边界

测试请只用您自己的安装，不要碰他人的数据和我们的线上服务。在这个范围内的善意研究，我们不追究法律责任。目前没有奖金；公开致谢是我们唯一能给的。

正在被利用的问题，请在标题里写“正在被利用”，值班人员会先处理它。`,
      en: `We have formed a product security team (PSIRT) and publish how to report a vulnerability. Anyone may, customer or not.

## How to report

Fill in the form under [security advisories](/help/SecurityIncident), or send mail encrypted with the key given there. State product, version, steps to reproduce, and what you think the effect is. Do not attach a customer’s model. A minimal example is best.

## The times we promise

- An answer from a person **within two working days**, not an automatic receipt.
- Within ten working days, whether we confirm it and how severe we think it is.
- Progress every two weeks while it is being fixed.
- An advisory when the fix is out, by default no later than 90 days after the report. If more is needed, we agree it with you and give the reason.

## What an advisory contains

Number, CVSS 4.0 score and vector, affected and fixed versions, mitigation, revisions and credit, with a CSAF 2.0 file for tools. If you do not wish to be named, you are not.

## Boundaries

Test on your own installation only; leave other people’s data and our online services alone. Research in good faith within these bounds is not pursued. There is no bounty at present. Public credit is what we can offer.

If something is being exploited now, write that in the subject line and the person on duty takes it first.`,
    },
    author: { zh: '产品安全响应组（PSIRT）', en: 'Product security team (PSIRT)' },
    image: 'nyquist',
  },
  {
    slug: { zh: 'jiangjie-moxing-wucha', en: 'error-of-a-reduced-model' },
    category: 'engineering',
    date: '2025-02-20',
    title: { zh: '降阶模型的误差该怎么说', en: 'How to state the error of a reduced model' },
    summary: {
      zh: '只报一个误差值没有意义。至少要说：与什么比、在哪个范围、多长时间、最坏多少。',
      en: 'A single error value means little. Say against what, in which range, for how long, and how bad it gets.',
    },
    body: {
      zh: `降阶模型用少量状态近似一个大模型，好在网关上跟着机器跑。常见的说法是“误差小于2%”。这句话缺了四样东西。

## 四个问题

1. **与什么比**？与大模型比，得到的是降阶误差；与测量比，才是预测误差。后者还含大模型自己的误差和传感器的误差。
2. **在哪个范围**？训练用过的工况里误差小，是应该的。要用没有参加训练的工况来测。
3. **多长时间**？热模型会漂移。跑10分钟的误差不能代表跑10小时。
4. **最坏多少**？均方根值掩盖尖峰。温度报警只看尖峰。

## 一个例子

一块散热板，大模型有18,000个状态，降阶后12个。与大模型比，均方根误差0.3 °C；与8个热电偶比，均方根误差0.9 °C，最坏2.6 °C。条件：入口水温15至45 °C，功率0至1.2 kW，连续20小时，工况未参加训练。热电偶的不确定度是0.5 °C。

把入口水温降到5 °C，最坏误差变成7.1 °C。模型没有坏，是它没有学过。

## 我们的做法

浑仪孪生导出模型时附一页误差说明，按以上四项填写，缺一项不能导出。超出训练范围时怎样处理，也要写进去。模板随[浑仪孪生](/product/detail?id=twin)提供。`,
      en: `A reduced model stands in for a large one with few states, so that it can run beside the machine on a gateway. “Error below 2%” is what one often reads. Four things are missing.

## Four questions

1. **Against what?** Against the large model it is a reduction error. Against measurement it is a prediction error, and contains the errors of the large model and of the sensors.
2. **In which range?** A small error on the training cases is to be expected. Test with cases that took no part in training.
3. **For how long?** Thermal models drift. Ten minutes do not speak for ten hours.
4. **How bad at worst?** A root mean square hides peaks, and a temperature alarm sees nothing else.

## An example

A cold plate has 18,000 states in the large model and 12 after reduction. Against the large model the RMS error is 0.3 °C. Against eight thermocouples it is 0.9 °C RMS and 2.6 °C at worst. Conditions: inlet water from 15 to 45 °C, power from 0 to 1.2 kW, 20 hours without a break, none of it used in training. The thermocouples are uncertain by 0.5 °C.

With inlet water at 5 °C the worst error becomes 7.1 °C. The model is not broken; it has never seen this.

## What we do

Armilla Twin exports a page on error with each model, with these four points. If one is missing, the export stops. What happens outside the training range is stated too. The template comes with [Armilla Twin](/product/detail?id=twin).`,
    },
    author: { zh: '孪生组', en: 'Twin group' },
    products: ['twin'],
  },
]
