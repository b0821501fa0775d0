import { area, covered, missing, partly } from './area.ts'

/** Texts, tables, files, graphs and programs around them. */
export const dataAreas = [
  area('text', { zh: '文本', en: 'Text' }, [
    covered(
      'R2024b',
      `blanks deblank strtrim upper lower strcat strvcat strsplit strjoin strjust strfind strrep strtok strcmp
       strcmpi strncmp strncmpi regexp regexpi regexprep num2str str2num str2double mat2str int2str sprintf
       sscanf isletter`,
    ),
    covered(
      'R2025a',
      `append compose contains count endsWith startsWith erase extract insertAfter insertBefore join matches
       newline pad replace reverse split splitlines strip strlength pattern lineBoundary textBoundary
       namedPattern`,
    ),
    partly('R2024b', 'textscan', "不支持'CollectOutput'与'EndOfLine'同用", "'CollectOutput' and 'EndOfLine' not together"),
    partly('R2025a', 'editDistance', '不支持自定义代价函数', 'No cost function of your own'),
  ]),
  area('time', { zh: '日期与时间', en: 'Dates and times' }, [
    covered(
      'R2024b',
      'datenum datestr datevec calendar weekday eomday',
    ),
    covered(
      'R2025a',
      `datetime NaT duration years days hours minutes seconds calyears calweeks caldays between caldiff
       isbetween isdst isnat isweekend year quarter month week day hour minute second ymd hms timeofday
       tzoffset posixtime yyyymmdd isregular`,
    ),
    partly('R2025b', 'timezones', '只列出IANA名称', 'IANA names only'),
    partly('R2025b', 'leapseconds', '表更新到2017年', 'The table ends in 2017'),
  ]),
  area('tables', { zh: '表与时间表', en: 'Tables and timetables' }, [
    covered(
      'R2025a',
      `table array2table cell2table table2array table2cell istable height width addvars removevars renamevars
       movevars mergevars splitvars convertvars innerjoin outerjoin stack unstack rowfun varfun rows2vars
       vartype addprop rmprop timetable istimetable timerange withtol retime synchronize lag eventfilter
       eventtable`,
    ),
    partly('R2025b', 'summary', '不显示自定义属性', 'Custom properties are not shown'),
    partly('R2025b', 'stackedplot', '最多25个变量', 'At most 25 variables'),
    partly('R2026a', 'pivot', '不支持分箱规则', 'No binning rules'),
    missing('openvar pivotTableTask', '交互界面', 'An interactive tool'),
  ]),
  area('files', { zh: '文件与输入输出', en: 'Files, input and output' }, [
    covered(
      'R2024b',
      `fopen fclose fread fwrite fgetl fgets fprintf fscanf feof ferror frewind fseek ftell disp display load
       save csvread csvwrite dlmread dlmwrite textread fileread fileparts fullfile filesep pathsep tempdir
       tempname isfile isfolder isdir mkdir rmdir delete copyfile movefile rename dir ls cd pwd path addpath
       rmpath genpath savepath rehash type lookfor zip unzip gzip`,
    ),
    covered(
      'R2025a',
      `readtable writetable readcell writecell readlines readvars preview xmlread xmlwrite h5create h5read
       h5write h5info h5disp h5readatt ncread ncwrite nccreate ncinfo ncdisp ncreadatt matfile readmatrix
       writematrix jsondecode jsonencode detectImportOptions`,
    ),
    partly('R2025a', 'xlsread', '只读取.xlsx，不经过Excel', 'Reads .xlsx only, without Excel'),
    partly('R2025a', 'xlswrite', '只写.xlsx，不经过Excel', 'Writes .xlsx only, without Excel'),
    partly('R2025b', 'readdictionary', '只支持JSON', 'JSON only'),
    partly('R2025b', 'audioread', '不支持AAC', 'No AAC'),
    partly('R2025b', 'imread', '不支持DICOM和HDF', 'No DICOM, no HDF'),
    partly('R2025b', 'imwrite', '不支持HDF', 'No HDF'),
    partly('R2026a', 'cdfread', '只读取CDF 3', 'CDF 3 only'),
  ]),
  area('system', { zh: '系统与网络', en: 'System and web' }, [
    covered(
      'R2024b',
      `system dos unix getenv setenv ispc isunix ismac webread websave urlread timer start stop startat waitfor
       getpref setpref rmpref ispref weboptions`,
    ),
    covered('R2026a', 'udpport'),
    partly('R2025b', 'memory', '只在Windows上有结果', 'Gives a result on Windows only'),
    partly('R2026a', 'sendmail', '只支持SMTP加TLS', 'SMTP with TLS only'),
    missing('ftp sftp web docsearch', '打开帮助或远程文件系统；用网页和系统工具', 'Opens help or remote files; use web pages and system tools'),
  ]),
  area('database', { zh: '数据库', en: 'Databases' }, [
    covered(
      'R2026a',
      `sqlite postgresql sqlread sqlwrite sqlfind sqlinnerjoin sqlouterjoin sqlupdate execute commit rollback
       isopen close databasePreparedStatement bindParamValues`,
    ),
    partly('R2026a', 'fetch', '不支持分批游标', 'No cursor in batches'),
    partly('R2026a', 'database', '只连接PostgreSQL、达梦和人大金仓', 'Connects to PostgreSQL, Dameng and Kingbase only'),
    missing(
      `exec fastinsert datainsert update runsqlscript runstoredprocedure querybuilder dexplore setdbprefs
       querytimeout rsmd resultset rows cols columnnames attr bestrowid catalogs columnprivileges columns
       crossreference dmd exportedkeys importedkeys indexinfo primarykeys procedurecolumns procedures supports
       tableprivileges versioncolumns logintimeout isreadonly isjdbc isdriver isurl`,
      '旧版数据库接口；用sqlread一族',
      'The old database interface; use the sqlread family',
    ),
  ]),
  area('graphs', { zh: '图与几何', en: 'Graphs and geometry' }, [
    covered(
      'R2024b',
      `delaunay delaunayn voronoi voronoin convhull convhulln dsearchn tsearchn inpolygon polyarea rectint
       trimesh trisurf triplot tetramesh`,
    ),
    partly('R2025b', 'layout', "缺'subspace3'", "'subspace3' is missing"),
    partly('R2025b', 'highlight', '不支持EdgeLabelColor', 'EdgeLabelColor is missing'),
  ]),
  area('programs', { zh: '测试、性能与并行', en: 'Tests, performance and parallel code' }, [
    covered(
      'R2024b',
      'dbcont dbstep dbclear dbstatus dbstack dbquit dbup dbdown dbtype checkcode isdeployed ismcc',
    ),
    covered(
      'R2025b',
      `runtests testsuite verifyEqual verifyTrue verifyFalse verifyError verifySize assertTrue assumeTrue
       notify listener handle`,
    ),
    covered('R2026a', 'parpool parfeval fetchNext afterEach afterAll gcp cancel wait spmdIndex spmdSize'),
    partly('R2026a', 'matlab.unittest.plugins.CodeCoveragePlugin', '没有条件覆盖', 'No condition coverage'),
    partly('R2026a', 'runperf', '没有变异系数选项', 'No option for the coefficient of variation'),
    partly('R2025b', 'publish', '只输出HTML', 'HTML only'),
    partly('R2025b', 'matlab.codetools.requiredFilesAndProducts', '不列出产品', 'Products are not listed'),
    missing('gpuArray gpuDevice distributed codistributed batch createJob', '没有GPU数组和集群作业', 'No GPU arrays and no cluster jobs'),
  ]),
]
