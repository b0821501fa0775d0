import { converted, convertedTo, library, missing, partly } from './block.ts'

/** Where signals come from, where they go, and how they are led. */
export const signalLibraries = [
  library('sources', '信号源', 'Sources',
    converted(`
      Constant | 常量 | Constant | Modelica.Blocks.Sources.Constant
      Clock | 时钟 | Clock | Modelica.Blocks.Sources.ContinuousClock
      Ramp | 斜坡 | simulink/Sources/Ramp | Modelica.Blocks.Sources.Ramp
      Sine Wave | 正弦波 | Sin | Modelica.Blocks.Sources.Sine
      Step | 阶跃 | Step | Modelica.Blocks.Sources.Step
      Pulse Generator | 脉冲发生器 | DiscretePulseGenerator, PulseGenerator | Modelica.Blocks.Sources.Pulse
      Repeating Sequence | 重复序列 | simulink/Sources/Repeating Sequence | Modelica.Blocks.Sources.CombiTimeTable
      Repeating Sequence Interpolated | 插值重复序列 | simulink/Sources/Repeating Sequence Interpolated | Modelica.Blocks.Sources.CombiTimeTable
      Repeating Sequence Stair | 阶梯重复序列 | simulink/Sources/Repeating Sequence Stair | Modelica.Blocks.Sources.CombiTimeTable
      From Workspace | 来自工作区 | FromWorkspace | Modelica.Blocks.Sources.CombiTimeTable
      Chirp Signal | 线性调频信号 | simulink/Sources/Chirp Signal | Modelica.Blocks.Sources.SineVariableFrequencyAndAmplitude
    `),
    convertedTo('采样的时间', 'Time, sampled', `
      Digital Clock | 数字时钟 | DigitalClock
    `),
    convertedTo('不接的输入取零', 'An input of zero', `
      Ground | 接地 | Ground
    `),
    partly('随机序列不同，统计量相同', 'The random sequence differs; the statistics agree', `
      Band-Limited White Noise | 带限白噪声 | simulink/Sources/Band-Limited White Noise | Modelica.Blocks.Noise.BandLimitedWhiteNoise
      Random Number | 随机数 | RandomNumber | Modelica.Blocks.Noise.NormalNoise
      Uniform Random Number | 均匀随机数 | UniformRandomNumber | Modelica.Blocks.Noise.UniformNoise
    `),
    partly('随机波形不转换', 'The random waveform is not converted', `
      Signal Generator | 信号发生器 | SignalGenerator | Modelica.Blocks.Sources.Sine
    `),
    partly('只转换当前的信号组', 'Only the active group of signals is converted', `
      Signal Builder | 信号编辑组 | simulink/Sources/Signal Builder, SubSystem:Sigbuilder block | Modelica.Blocks.Sources.CombiTimeTable
      Signal Editor | 信号编辑器 | SignalEditor, SignalEditorBlockLib/Signal Editor, simulink/Sources/Signal Editor, SubSystem:SignalEditor | Modelica.Blocks.Sources.CombiTimeTable
    `),
    partly('只读取v7.3的MAT文件中的时间序列', 'Reads time series of v7.3 MAT files only', `
      From File | 来自文件 | FromFile | Modelica.Blocks.Sources.CombiTimeTable
    `),
    partly('先把所用的表存为CSV', 'Save the sheet in use as CSV first', `
      From Spreadsheet | 来自电子表格 | FromSpreadsheet | Modelica.Blocks.Sources.CombiTimeTable
    `),
    partly('没有定点数的回绕', 'Fixed-point wrapping is missing', `
      Counter Free-Running | 自由计数器 | simulink/Sources/Counter Free-Running | Modelica.Clocked.IntegerSignals.TickBasedSources.Step
      Counter Limited | 有限计数器 | simulink/Sources/Counter Limited | Modelica.Clocked.IntegerSignals.TickBasedSources.Step
      Enumerated Constant | 枚举常量 | EnumeratedConstant, simulink/Sources/Enumerated Constant | Modelica.Blocks.Sources.IntegerConstant
    `),
    missing('表达式由人改写', 'Its expression has to be rewritten by hand', `
      Waveform Generator | 波形发生器 | WaveformGenerator, simulink/Sources/Waveform Generator
    `),
    missing('交互回放；请改用数据文件', 'Interactive playback; use a data file instead', `
      Playback | 回放 | Playback
    `),
  ),
  library('sinks', '信号接收器', 'Sinks',
    convertedTo('结果窗口中的曲线', 'A curve in the result window', `
      Scope | 示波器 | Scope
      Floating Scope | 浮动示波器 | FloatingScope, simulink/Sinks/Floating Scope
      XY Graph | XY图 | XYGraph, simulink/Sinks/XY Graph
    `),
    convertedTo('结果文件中的变量', 'A variable in the result file', `
      To Workspace | 到工作区 | ToWorkspace
      To File | 到文件 | ToFile
    `),
    convertedTo('不接的输出', 'An output that is left open', `
      Terminator | 终端 | Terminator
    `),
    converted(`
      Display | 显示 | Display | Modelica.Blocks.Interaction.Show.RealValue
      Stop Simulation | 停止仿真 | Stop | Modelica.Blocks.Logical.TerminateSimulation
    `),
    partly('只记录信号，版面不转换', 'Signals are recorded; the layout is not converted', `
      Record | 记录 | Record
    `, { zh: '结果文件中的变量', en: 'A variable in the result file' }),
  ),
  library('signal-routing', '信号路由', 'Signal Routing',
    converted(`
      Mux | 多路复用 | Mux | Modelica.Blocks.Routing.Multiplex
      Demux | 多路分解 | Demux | Modelica.Blocks.Routing.DeMultiplex
      Switch | 开关 | Switch | Modelica.Blocks.Logical.Switch
      Multiport Switch | 多端口开关 | MultiPortSwitch | Modelica.Blocks.Routing.Extractor
      Index Vector | 索引向量 | simulink/Signal Routing/Index Vector | Modelica.Blocks.Routing.Extractor
      Selector | 选择器 | Selector | Modelica.Blocks.Routing.ExtractSignal
      Manual Switch | 手动开关 | ManualSwitch | Modelica.Blocks.Logical.Switch
    `),
    convertedTo('可扩展连接器', 'An expandable connector', `
      Bus Creator | 总线创建器 | BusCreator
      Bus Selector | 总线选择器 | BusSelector
      Bus Assignment | 总线赋值 | BusAssignment
    `),
    convertedTo('直接连线', 'A direct connection', `
      From | 信号来源 | From
      Goto | 信号去向 | Goto
      Goto Tag Visibility | 去向标签可见性 | GotoTagVisibility
    `),
    partly('同一步内的读写次序按方程决定，结果可能差一步', 'Equations decide the order of reading and writing within a step; results may differ by one step', `
      Data Store Memory | 数据存储内存 | DataStoreMemory
      Data Store Read | 数据存储读取 | DataStoreRead
      Data Store Write | 数据存储写入 | DataStoreWrite
    `, { zh: 'inner/outer变量', en: 'An inner/outer variable' }),
    partly('只用于条件子系统的输出', 'For outputs of conditional subsystems only', `
      Merge | 合并 | Merge
    `, { zh: '条件方程', en: 'A conditional equation' }),
    missing('变体不转换；请先选定一个变体', 'Variants are not converted; choose one first', `
      Variant Source | 变体源 | VariantSource
      Variant Sink | 变体汇 | VariantSink
      Manual Variant Source | 手动变体源 | ManualVariantSource, simulink/Signal Routing/Manual Variant Source
      Manual Variant Sink | 手动变体汇 | ManualVariantSink, simulink/Signal Routing/Manual Variant Sink
      Environment Controller | 环境控制器 | simulink/Signal Routing/Environment Controller
    `),
    missing('状态与参数不能从别处读写', 'States and parameters cannot be read or written from elsewhere', `
      State Reader | 状态读取器 | StateReader
      State Writer | 状态写入器 | StateWriter
      Parameter Writer | 参数写入器 | ParameterWriter
    `),
  ),
  library('signal-attributes', '信号属性', 'Signal Attributes',
    converted(`
      Rate Transition | 速率转换 | RateTransition | Modelica.Clocked.RealSignals.Sampler.SuperSample
      Signal Conversion | 信号转换 | SignalConversion | Modelica.Blocks.Routing.RealPassThrough
      Unit Conversion | 单位转换 | UnitConversion | Modelica.Blocks.Math.UnitConversions
    `),
    convertedTo('初始方程', 'An initial equation', `
      IC | 初始条件 | InitialCondition
    `),
    convertedTo('编译时得到的维数', 'A size known when the model is compiled', `
      Width | 宽度 | Width
    `),
    convertedTo('连接器的类型声明', 'The declared type of a connector', `
      Signal Specification | 信号设定 | SignalSpecification
    `),
    partly('定点类型按双精度计算', 'Fixed-point types are computed in double precision', `
      Data Type Conversion | 数据类型转换 | DataTypeConversion | Modelica.Blocks.Math.RealToInteger
      Data Type Conversion Inherited | 继承的数据类型转换 | simulink/Signal Attributes/Data Type Conversion Inherited | Modelica.Blocks.Math.RealToInteger
      Bus to Vector | 总线到向量 | BusToVector | Modelica.Blocks.Routing.Multiplex
    `),
    partly('只给出采样时间和宽度', 'Gives sample time and width only', `
      Probe | 探测 | Probe
      Weighted Sample Time | 加权采样时间 | SampleTimeMath, simulink/Signal Attributes/Weighted Sample Time
    `, { zh: '模型参数', en: 'A parameter of the model' }),
    missing('定点类型的推断没有对应', 'There is nothing like the inference of fixed-point types', `
      Data Type Duplicate | 数据类型复制 | DataTypeDuplicate
      Data Type Propagation | 数据类型传播 | simulink/Signal Attributes/Data Type Propagation
      Data Type Scaling Strip | 数据类型定标剥离 | simulink/Signal Attributes/Data Type Scaling Strip
    `),
  ),
  library('string', '字符串', 'String',
    partly('可以用于参数和消息，不能作连续变化的信号', 'For parameters and messages, not as a signal that varies', `
      String Constant | 字符串常量 | StringConstant | Modelica.Utilities.Strings
      String Concatenate | 字符串串联 | StringConcatenate | Modelica.Utilities.Strings
      String Compare | 字符串比较 | StringCompare | Modelica.Utilities.Strings.compare
      String Length | 字符串长度 | StringLength | Modelica.Utilities.Strings.length
      String Find | 字符串查找 | StringFind | Modelica.Utilities.Strings.find
      Substring | 子字符串 | Substring | Modelica.Utilities.Strings.substring
      To String | 转换为字符串 | ToString | Modelica.Utilities.Strings
      Compose String | 组合字符串 | ComposeString | Modelica.Utilities.Strings
      String to Double | 字符串转双精度 | StringToDouble | Modelica.Utilities.Strings.scanReal
    `),
    missing('没有对应的函数', 'There is no such function', `
      Scan String | 扫描字符串 | ScanString
      String Contains | 字符串包含 | StringContains
      String Starts With | 字符串开头 | StringStartsWith
      String Ends With | 字符串结尾 | StringEndsWith
      String Count | 字符串计数 | StringCount
      String to Single | 字符串转单精度 | StringToSingle
      String to Enum | 字符串转枚举 | StringToEnum
      String to ASCII | 字符串转ASCII | StringToASCII
      ASCII to String | ASCII转字符串 | ASCIIToString
    `),
  ),
]
