import { commands, covered, missing, partly } from './area.ts'

/** Commands of Simulink, for scripts that open, change and run models. */
export const simulinkAreas = [
  commands('simulink-models', { zh: 'Simulink：打开与编辑模型', en: 'Simulink: opening and editing models' }, [
    covered('R2026a', 'load_system open_system close_system save_system new_system bdIsLoaded bdclose gcs bdroot getfullname'),
    partly('R2026a', 'find_system', '只按名称和BlockType查找', 'Searches by name and BlockType only'),
    partly('R2026a', 'get_param', '只读取参数值和连接，不读取外观', 'Reads values and connections, not looks'),
    partly('R2026a', 'set_param', '只设置参数值和仿真选项，不设置外观', 'Sets values and options of the run, not looks'),
    partly('R2026a', 'add_block', '只添加能够转换的模块', 'Adds blocks that can be converted'),
    partly('R2026a', 'add_line', '没有自动布线', 'Without automatic routing'),
    partly('R2026a', 'delete_block', '不能删除引用模型里的模块', 'Not for blocks inside referenced models'),
    partly('R2026a', 'delete_line', '不能删除引用模型里的连线', 'Not for lines inside referenced models'),
    partly('R2026a', 'Simulink.Parameter', '只取值和单位', 'Value and unit only'),
    partly('R2026a', 'Simulink.Signal', '只取初值和单位', 'Initial value and unit only'),
    partly('R2026a', 'Simulink.Bus', '只取元素的名称和维数', 'Names and sizes of its elements only'),
    partly('R2026a', 'replace_block', '只换成能够转换的模块', 'By blocks that can be converted only'),
    missing(
      `add_param delete_param gcb gcbh hilite_system slupdate upgradeadvisor simulink slLibraryBrowser addterms attachConfigSet
       attachConfigSetCopy closeDialog createMask delete_configset disableimplicitsignalresolution docblock
       getActiveConfigSet setActiveConfigSet getConfigSet getConfigSets libinfo modeladvisor openDialog
       slreplace_mux slIsFileChangedOnDisk slexpr slblocksearchdb slCharacterEncoding add_exec_event_listener
       view_mdlrefs find_mdlrefs`,
      '模型由浑仪建模的界面编辑',
      'Models are edited in the windows of Armilla Studio',
    ),
  ]),
  commands('simulink-runs', { zh: 'Simulink：仿真与结果', en: 'Simulink: running models and their results' }, [
    partly('R2026a', 'sim', '只返回结果对象；不支持快速加速模式', 'Returns the result object only; no rapid accelerator mode'),
    partly('R2026a', 'simset', '只转换求解器、步长和容差', 'Solver, step and tolerances only'),
    partly('R2026a', 'simget', '只返回求解器、步长和容差', 'Solver, step and tolerances only'),
    partly('R2026b', 'Simulink.SimulationInput', '只用setVariable和setModelParameter', 'setVariable and setModelParameter only'),
    partly('R2026b', 'parsim', '只在本机并行', 'In parallel on one machine only'),
    partly('R2026b', 'linearize', '只用于输入输出端口之间', 'Between inputs and outputs at the top level only'),
    partly('R2026b', 'linmod', '不支持离散状态', 'Without discrete states'),
    partly('R2026b', 'trim', '不支持初值的边界', 'Without bounds on initial values'),
    partly('R2026b', 'findop', '只求稳态点', 'Steady states only'),
    missing(
      `Simulink.sdi Simulink.BlockDiagram Simulink.VariantControl batchsim simplot dlinmod linmodv5 linmod2 operspec operpoint slTuner slLinearizer getIOTransfer
       linio getlinio setlinio frestimate slbuild rtwbuild sldiagnostics sldebug simulationManager
       slvnvextract cvsim cvtest cvhtml sldvrun sldvoptions sldvisactive sltest rtwgen tlc packNGo`,
      '在浑仪建模、浑仪控制或需求与测试工具箱里另行设置',
      'Set up anew in Armilla Studio, Armilla Control or the Test Bench toolbox',
    ),
  ]),
  commands('simulink-examples', { zh: 'Simulink：示例与库', en: 'Simulink: examples and libraries' }, [
    missing(
      `sldemo_autotrans sldemo_bounce sldemo_clutch sldemo_engine sldemo_fuelsys sldemo_househeat sldemo_mdlref_basic
       sldemo_suspn sldemo_tank vdp f14 sf_car simscape ssc_new sfnew sfopen sfsave sfclose stateflow sfroot sfclipboard Stateflow`,
      '对方的示例和Stateflow，不随浑仪提供',
      'Examples of the other product and Stateflow; Armilla does not ship them',
    ),
  ]),
]
