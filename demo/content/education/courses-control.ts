import type { AttachmentSeed } from '#demo/content/types.ts'
import type { CourseSeed } from './types.ts'

const t = (zh: string, en: string) => ({ zh, en })

/** A made-up record: first-order motor, gain 12.4 rad/s per volt, time constant 0.18 s, with a fixed pattern for noise. */
const motorRows = Array.from({ length: 101 }, (_, k) => {
  const time = k * 0.02
  const volt = time < 0.1 ? 0 : 6
  const speed = volt === 0 ? 0 : 12.4 * 6 * (1 - Math.exp(-(time - 0.1) / 0.18))
  const noise = 0.35 * Math.sin(37 * k) + 0.2 * Math.sin(101 * k)
  return [time.toFixed(2), volt, (speed + noise).toFixed(2)].join(',')
})

const motorData: AttachmentSeed = {
  filename: 'motor-step.csv',
  title: t('电机阶跃数据', 'Motor step data'),
  text: t('电压和转速，采样20 ms，101行；教学用的合成数据', 'Voltage and speed, sampled every 20 ms, 101 rows; synthetic data for teaching'),
  content: `\uFEFF${['时间 time (s),电压 voltage (V),转速 speed (rad/s)', ...motorRows].join('\r\n')}\r\n`,
}

const certificate = t('交一份能重做的试验报告，由讲师批改。通过后得到电子证书，写明课题和课时。', 'Hand in a report from which the experiment can be repeated; a teacher marks it. Those who pass receive an electronic certificate with subject and hours.')
const anyTime = t('随时开始，按自己的进度', 'Any time, at your own pace')

export const controlCourses: CourseSeed[] = [
  {
    slug: t('jieyue-xiangying', 'control-from-the-step-response'), programme: 'control', difficulty: 'introductory', products: ['control', 'compute'], image: 'step-response',
    title: t('从阶跃响应学控制', 'Control from the step response'),
    summary: t('一条曲线里有阻尼、带宽和稳态误差。学会读它，再去改它。', 'One curve tells damping, bandwidth and steady error. Learn to read it, then to change it.'),
    audience: t('学过微分方程、没有设计过控制器的人。需要频域推导的读者请配合教材。', 'People who know differential equations and have not designed a controller. For derivations in the frequency domain use a textbook alongside.'),
    goals: t('从曲线读出超调、调节时间和稳态误差\n说出极点位置与响应形状的关系\n为一个二阶对象整定PID\n发现执行器饱和，并加上抗积分饱和', 'Read overshoot, settling time and steady error from a curve\nRelate the place of the poles to the shape of the response\nTune a PID for a second-order plant\nNotice a saturated actuator and add anti-windup'),
    teachers: ['qiao'],
    software: t('浑仪控制R2025b或更新版本', 'Armilla Control R2025b or newer'),
    certificate, start: anyTime,
    lessons: [
      {
        slug: t('zunibi-yu-jidian', 'damping-and-poles'), minutes: 60, video: 'damping-and-poles',
        title: t('阻尼比与极点', 'Damping and poles'),
        summary: t('阻尼比从0.1增到1.25，看极点怎样走，响应怎样变。', 'The damping ratio grows from 0.1 to 1.25: see where the poles go and what the response does.'),
        body: t('极点的实部决定衰减得多快，虚部决定摆得多快。阻尼比小于1时，两个极点都在以固有频率为半径的圆上；等于1时在实轴上相遇；再大就分开，一个走向原点，一个远去。\n\n走向原点的那个极点越来越慢，最后由它决定调节时间。所以阻尼不是越大越好。练习：求调节时间（±2%）最短的阻尼比，精确到0.01。', 'The real part of a pole sets how fast a motion dies away, the imaginary part how fast it swings. Below a ratio of 1 both poles stand on the circle whose radius is the natural frequency. At 1 they meet on the real axis; beyond it they part, one towards the origin and one away.\n\nThe one near the origin becomes ever slower and in the end sets the settling time. More damping is therefore not always better. Exercise: find the ratio with the shortest settling time (±2%), to within 0.01.'),
      },
      {
        slug: t('di-yi-ge-fankui', 'the-first-feedback'), minutes: 120,
        title: t('第一个反馈', 'The first feedback'),
        summary: t('只用比例控制，看误差能小到哪里，为什么到不了零。', 'Proportional control alone: how small the error becomes, and why never zero.'),
        body: t('比例控制要有误差才有输出，所以恒值扰动下误差不会是零。增益越大误差越小，直到环路开始振荡。\n\n练习：对附件中的电机模型逐次加倍增益，记录稳态误差和超调。画成一张表，标出你会选哪一行，写一句理由。', 'Proportional control needs an error to act, so under a constant disturbance the error is never zero. A larger gain makes it smaller until the loop begins to swing.\n\nExercise: double the gain of the motor model step by step and note steady error and overshoot. Make a table, mark the row that you would choose and give your reason in one sentence.'),
      },
      {
        slug: t('zhengding-pid', 'tuning-a-pid'), minutes: 150,
        title: t('整定PID', 'Tuning a PID'),
        summary: t('三个数，按固定的次序定。', 'Three numbers, set in a fixed order.'),
        body: t('先定比例，使环路足够快；再加积分，使误差归零；最后才加微分，而且先量一量测量噪声有多大。微分把噪声放大，没有滤波的微分在真实系统上几乎不能用。\n\n练习：为附件的电机整定一组参数，超调不超过10%，调节时间不超过0.5 s。换上三倍的噪声，再看控制量的抖动。', 'First the proportional gain, until the loop is fast enough; then the integral, until the error is gone; the derivative last, and only after measuring the noise. A derivative amplifies noise, and without a filter it is of little use on a real system.\n\nExercise: tune the motor for an overshoot of 10% at most and a settling time of 0.5 s at most. Then triple the noise and look at the controller’s output.'),
        attachments: [motorData],
      },
      {
        slug: t('baohe', 'saturation'), minutes: 150,
        title: t('饱和', 'Saturation'),
        summary: t('执行器到头了，积分还在积。', 'The actuator is at its limit and the integral goes on.'),
        body: t('阀门最多开到100%，电压最多24 V。到了上限，环路其实断开了，积分却还在积累，松开之后要花很久才退回来。\n\n练习：给控制量加上限，做一次大阶跃，再加上抗积分饱和，比较两条曲线。把上限也写进报告：没有写上限的响应曲线，别人无法重做。', 'A valve opens to 100% and a supply gives 24 V. At the limit the loop is open, yet the integral grows on, and it takes long to come back.\n\nExercise: limit the output, make a large step, then add anti-windup and compare. Put the limit into your report: a response without it cannot be repeated.'),
      },
    ],
  },
  {
    slug: t('cong-shuju-dao-moxing', 'from-data-to-model'), programme: 'control', difficulty: 'intermediate', products: ['control', 'compute'], image: 'bode',
    title: t('从数据到模型', 'From data to a model'),
    summary: t('设计试验、整理数据、辨识模型，最后用没见过的数据检验它。', 'Design the experiment, prepare the data, identify a model, and test it on data that it has not seen.'),
    audience: t('手里有设备、没有模型的工程师。', 'Engineers who have a machine and no model.'),
    goals: t('设计一次激励足够的试验\n发现并处理漂移、死区和缺失的样本\n选择模型的阶次，并说明理由\n用独立数据给出模型的误差', 'Design an experiment with enough excitation\nFind and treat drift, dead zones and missing samples\nChoose the order of a model and say why\nState the error of a model on independent data'),
    teachers: ['qiao', 'luo'],
    software: t('浑仪控制R2025b或更新版本\n系统辨识工具箱（开源）', 'Armilla Control R2025b or newer\nIdentification toolbox (open source)'),
    certificate, start: t('2027年3月8日至12日，慕尼黑，英语授课', '8 to 12 March 2027, Munich, taught in English'), startsOn: '2027-03-08', attachments: [motorData],
    lessons: [
      {
        slug: t('sheji-shiyan', 'designing-the-experiment'), minutes: 180,
        title: t('设计试验', 'Designing the experiment'),
        summary: t('激励什么频率，就只能知道什么频率。', 'You learn about the frequencies that you excite, and no others.'),
        body: t('阶跃的能量集中在低频，伪随机序列分布得更匀，扫频最费时间也最清楚。选哪一种，取决于设备允许动多大、停多久。\n\n练习：为一台不能停机的风机设计一个十分钟的试验，转速变化不超过±2%。写出采样间隔、激励信号和中止条件。', 'A step puts its energy at low frequencies, a pseudo-random sequence spreads it, and a sweep takes longest and shows most. What to choose depends on how far the machine may be moved and how long it may be used.\n\nExercise: design a ten-minute experiment for a fan that cannot be stopped, with speed changes within ±2%. Give the sampling time, the signal and the condition to abort.'),
      },
      {
        slug: t('zhengli-shuju', 'preparing-the-data'), minutes: 180,
        title: t('整理数据', 'Preparing the data'),
        summary: t('先画图，再动手。', 'Plot first.'),
        body: t('数据里常有三样东西：零点漂移、被量化的台阶和丢掉的样本。每一样都会变成模型里的假动态。\n\n练习：打开附件，找出哪几行是稳态，去掉均值，标出噪声的标准差。记下每一步做了什么：整理过的数据和原始数据要放在一起交。', 'Data often has three things in it: drift of the zero, steps of quantisation, and missing samples. Each turns into dynamics that are not there.\n\nExercise: open the attached file, find the rows at rest, remove the mean and state the standard deviation of the noise. Write down each step: prepared data is handed in together with the raw.'),
      },
      {
        slug: t('nihe', 'fitting'), minutes: 180,
        title: t('拟合', 'Fitting'),
        summary: t('阶次越高，拟合越好，模型未必越好。', 'A higher order fits better and need not be a better model.'),
        body: t('从一阶开始，加到残差看上去像噪声为止。再往上加，模型开始学噪声，换一份数据就不灵了。\n\n练习：用附件辨识一阶和二阶模型，比较残差的自相关。电机的增益和时间常数各是多少，给出95%置信区间。', 'Start with the first order and go up until the residual looks like noise. Beyond that the model learns the noise and fails on the next record.\n\nExercise: identify first- and second-order models from the attached file and compare the autocorrelation of the residuals. State gain and time constant of the motor with 95% confidence intervals.'),
      },
      {
        slug: t('yong-xin-shuju-jianyan', 'testing-on-new-data'), minutes: 180,
        title: t('用新数据检验', 'Testing on new data'),
        summary: t('没有检验过的模型，只是一条好看的曲线。', 'A model without a test is a curve that looks good.'),
        body: t('检验用的数据不能参与拟合。误差按仿真给出，不按一步预测给出：一步预测几乎总是很好，因为它每一步都看了答案。\n\n练习：用后一半数据检验前一半辨识的模型，报告均方根误差和最大误差，单位用物理单位，不用百分数。', 'Data for the test may not take part in the fit. Give the error of the simulation and not of one-step prediction, which is nearly always good because it looks at the answer each time.\n\nExercise: test a model from the first half of the data on the second half. Report root mean square and largest error in physical units, not in per cent.'),
      },
    ],
  },
  {
    slug: t('cong-kongzhiqi-dao-c', 'from-controller-to-c-code'), programme: 'control', difficulty: 'expert', products: ['control', 'realtime'], image: 'nyquist',
    title: t('从控制器到C代码', 'From a controller to C code'),
    summary: t('离散化、定点化、选步长，生成的代码要与模型逐点一致。', 'Discretise, go to fixed point, choose the step; the generated code has to agree with the model point by point.'),
    audience: t('要把控制器放进产品的工程师。需要会读C。', 'Engineers who put controllers into products. You need to read C.'),
    goals: t('选择离散化方法，并说明它在哪个频率失真\n为每个信号定字长，证明不会溢出\n按误差和时间两条要求选步长\n用背靠背测试证明代码与模型一致', 'Choose a way to discretise and say at which frequency it distorts\nSet a word length for each signal and show that it cannot overflow\nChoose the step by error and by time\nShow by back-to-back tests that code and model agree'),
    teachers: ['qiao', 'haas'],
    software: t('浑仪控制R2026a或更新版本\n代码生成工具箱\n任一支持C99的编译器', 'Armilla Control R2026a or newer\nCode Generation toolbox\nAny compiler for C99'),
    certificate, start: t('2027年4月19日至22日，杭州', '19 to 22 April 2027, Hangzhou'), startsOn: '2027-04-19',
    lessons: [
      {
        slug: t('lisanhua', 'discretising'), minutes: 270,
        title: t('离散化', 'Discretising'),
        summary: t('连续的设计，离散的运行，中间差半个采样周期。', 'Designed in continuous time, run in discrete time, with half a sample between them.'),
        body: t('零阶保持带来半个采样周期的延迟，穿越频率处的相位就少了一块。设计时不算它，现场就会发现裕度不够。\n\n练习：把一个连续PI控制器用前向欧拉、双线性和零阶保持各离散一次，比较相位裕度。采样周期取穿越周期的1/20和1/6。', 'A zero-order hold delays by half a sample, which takes a piece of the phase at crossover. Who does not count it in the design finds the margin missing on site.\n\nExercise: discretise a continuous PI by forward Euler, bilinear and hold, and compare phase margins. Take 1/20 and 1/6 of the crossover period as sampling time.'),
      },
      {
        slug: t('dingdian', 'fixed-point'), minutes: 270,
        title: t('定点', 'Fixed point'),
        summary: t('每个信号都有范围，范围要有出处。', 'Each signal has a range, and each range a source.'),
        body: t('定点化先要知道每个信号最大是多少。仿真给出的最大值只是见过的最大值，不是上界；能推导的请推导，不能推导的留余量并注明。\n\n练习：为一个二阶滤波器定16位字长，输入幅值1，证明中间量不溢出。把舍入误差与12位ADC的一个最低位比较。', 'Going to fixed point begins with the largest value of each signal. What simulation shows is the largest seen, not a bound. Derive it where you can; where you cannot, leave a margin and say so.\n\nExercise: set 16-bit word lengths for a second-order filter with an input of amplitude 1 and show that nothing inside overflows. Compare the rounding error with one step of a 12-bit converter.'),
      },
      {
        slug: t('xuan-buchang', 'choosing-the-step'), minutes: 240,
        title: t('选步长', 'Choosing the step'),
        summary: t('步长要小到够准，又要大到算得完。', 'Small enough to be accurate, large enough to be done in time.'),
        body: t('把步长减半再跑一遍，关心的量变化不到允许误差的十分之一，步长就够小。最坏执行时间不到步长的七成，步长就够大。两条都满足才算选好。\n\n练习：用一台Station S4测量生成代码的执行时间，跑十万步，报告最大值和99.99%分位数。说明为什么平均值没有用。', 'Halve the step and run again: if the quantity you care about changes by less than a tenth of the allowed error, the step is small enough. If the worst execution time is below seven tenths of it, it is large enough. Both have to hold.\n\nExercise: measure the execution time of the generated code on a Station S4 over a hundred thousand steps. Report the maximum and the 99.99% quantile, and say why the mean is of no use.'),
      },
    ],
  },
]
